import { assertArguments, flagsIn, misuse } from '../process/arguments'

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
const usage = `npm run samples                                 runs all samples and records what they print
npm run samples -- core-concepts/accounts py    a part: folders, files, languages (ts, rs, py, sh)
npm run samples -- --check                      compares with the record, and writes nothing
npm run samples -- --accept guides/x.ts         takes an output that has changed on purpose
npm run samples -- --refresh                    renews the dates of samples that have not changed
npm run samples -- --as-reader guides           follows recipes as readers do: empty folder, the lines of the page, Copy`
const flags = ['--check', '--accept', '--refresh', '--as-reader']

/** @throws on a flag that does not exist */
export function readArguments(args: readonly string[]): Options {
  assertArguments(flagsIn(args), flags, usage)
  const check = args.includes('--check')
  const accept = args.includes('--accept')
  const refresh = args.includes('--refresh')
  if (check && (accept || refresh))
    throw misuse('--check writes nothing; leave out the other flag', usage)
  const asReader = args.includes('--as-reader')
  if (asReader && (check || accept || refresh))
    throw misuse('--as-reader writes nothing; leave out the other flag', usage)
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
