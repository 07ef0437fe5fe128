import { assertArguments, flagsIn, misuse } from '../process/arguments'
import { formsOf } from '../setup/commands.mjs'

/** The arguments of `npm run samples`. */
export interface Options {
  /** True to compare only: writes nothing, and fails where the record would change. */
  readonly check: boolean
  /** True to record outputs that have changed. */
  readonly accept: boolean
  /** True to renew the date of samples that have not changed. */
  readonly refresh: boolean
  /** True to follow the recipes as a reader does, in place of recording them. */
  readonly asReader: boolean
  /** File endings without the dot; none means all. */
  readonly languages: readonly string[]
  /** Paths below `samples/`; none means all. */
  readonly paths: readonly string[]
}

const languages = ['ts', 'rs', 'py', 'sh']
const forms = formsOf('samples')
const flags = ['--check', '--accept', '--refresh', '--as-reader']

/** @throws on a flag that does not exist */
export function readArguments(args: readonly string[]): Options {
  assertArguments(flagsIn(args), flags, forms)
  const check = args.includes('--check')
  const accept = args.includes('--accept')
  const refresh = args.includes('--refresh')
  if (check && (accept || refresh))
    throw misuse('--check writes nothing; leave out the other flag', forms)
  const asReader = args.includes('--as-reader')
  if (asReader && (check || accept || refresh))
    throw misuse('--as-reader writes nothing; leave out the other flag', forms)
  const names = args.filter((arg) => !arg.startsWith('-'))
  return {
    check,
    accept,
    refresh,
    asReader,
    languages: names.filter((name) => languages.includes(name)),
    paths: names
      .filter((name) => !languages.includes(name))
      .map((name) => name.replace(/^\.?\/?samples\//, '').replace(/\/$/, '')),
  }
}
