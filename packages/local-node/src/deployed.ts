import { readFileSync } from 'node:fs'
import { type Address, address } from '@solana/kit'
import list from './deployed/programs.json' with { type: 'json' }

/** A program that is on the chain from the beginning. */
export interface DeployedProgram {
  readonly address: Address
  readonly loader: Address
  readonly bytes: Uint8Array
}

/**
 * The programs of mainnet that LiteSVM lacks or has with other code. In the packed node their
 * folder is beside the module too.
 */
export function deployedPrograms(): readonly DeployedProgram[] {
  return list.map((program) => ({
    address: address(program.address),
    loader: address(program.loader),
    bytes: readFileSync(new URL(`./deployed/${program.file}`, import.meta.url)),
  }))
}
