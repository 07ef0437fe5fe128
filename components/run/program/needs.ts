import {
  compilerModule,
  type RunProgram,
  workerModules,
} from '@/packages/program-runner/src/protocol/contract'
import { machineFile } from './contract'

/** Patterns of recipes that use a program, by its address. */
const programWords: Readonly<Record<string, RegExp>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: /token/i,
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: /token_?-?2022/i,
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: /token/i,
  Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo: /Memo1/,
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: /MEMO_PROGRAM_ADDRESS_V3/,
  Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH: /memo/i,
  AddressLookupTab1e1111111111111111111111111: /lookup-?table/i,
  Stake11111111111111111111111111111111111111: /stake/i,
}

/** What a file provides to recipes. */
interface Offered {
  readonly program?: NeededProgram
  readonly imports?: unknown
}

type NeededProgram = Pick<RunProgram, 'address' | 'onlyWithout' | 'deployed'>

/**
 * The files that a recipe needs, found in its text. One too many only costs a fetch; the tests run
 * every recipe with what this finds.
 *
 * @param sources text of the recipe and of the samples that it imports
 * @param list all files, by name
 */
export function neededFiles(
  sources: readonly string[],
  list: Readonly<Record<string, Offered>>,
): readonly string[] {
  const text = sources.join('\n')
  const usesMachine = isQuoted('litesvm', text)
  const deployed = deployedIn(list)
  // Where the local node has its own program, only a recipe with its own machine uses LiteSVM's.
  const runs = (program: NeededProgram) =>
    program.deployed || usesMachine || !deployed.has(program.address)
  const needed = Object.entries(list).flatMap(([name, { program }]) => {
    const isNeeded = program
      ? runs(program) && isUsed(program, text)
      : isQuoted(name, text) || isBytecodeIn(name, text)
    return isNeeded ? [name] : []
  })
  return usesMachine ? [...needed, machineFile] : needed
}

/** The addresses of the programs that the local node has in place of LiteSVM's. */
export function deployedIn(
  list: Readonly<Record<string, Offered>>,
): ReadonlySet<string> {
  return new Set(
    Object.values(list).flatMap(({ program }) =>
      program?.deployed ? [program.address] : [],
    ),
  )
}

/** The packages that programs can import. */
export function packagesIn(
  list: Readonly<Record<string, Offered>>,
): readonly string[] {
  const own = [compilerModule, ...Object.values(workerModules).flat()]
  const others = new RegExp(`^(?:chunk-.*|node:.*|${own.join('|')})$`)
  return Object.keys(list)
    .filter((name) => list[name]?.imports && !others.test(name))
    .sort()
}

function isUsed(
  { address, onlyWithout }: NeededProgram,
  text: string,
): boolean {
  // Programs of a chain without some feature, which only the virtual machine can disable.
  if (onlyWithout && !text.includes('FeatureSet')) return false
  const words = programWords[address]
  return text.includes(address) || !words || words.test(text)
}

/** True for `node:fs` too if the text has `'fs'`. */
function isQuoted(name: string, text: string): boolean {
  const names = [name, name.replace(/^node:/, '')]
  return names.some((each) =>
    [`'${each}'`, `"${each}"`].some((quoted) => text.includes(quoted)),
  )
}

/** True for `bytecode/price.so` if the text has `price.so`. */
function isBytecodeIn(name: string, text: string): boolean {
  return /^bytecode\//.test(name) && text.includes(name.slice(9))
}
