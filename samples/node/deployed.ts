import { readFileSync } from 'node:fs'
import { type Address, address } from '@solana/kit'
import list from './deployed/programs.json' with { type: 'json' }

/** A program that stands on the chain from the beginning. */
export interface DeployedProgram {
  readonly address: Address
  readonly loader: Address
  readonly bytes: Uint8Array
}

/**
 * The programs of mainnet for which LiteSVM brings other code, or none. The package of the local
 * node has their folder at the same place, beside its module.
 */
export function deployedPrograms(): readonly DeployedProgram[] {
  return list.map((program) => ({
    address: address(program.address),
    loader: address(program.loader),
    bytes: readFileSync(new URL(`./deployed/${program.file}`, import.meta.url)),
  }))
}
