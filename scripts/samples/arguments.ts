/** What a run is asked to do. */
export interface Options {
  /** Compare only: write nothing, and fail where the record would change. */
  readonly check: boolean
  /** Take outputs that have changed. */
  readonly accept: boolean
  /** Renew the date of samples that have not changed. */
  readonly refresh: boolean
  /** File endings without the dot; none means all. */
  readonly languages: readonly string[]
  /** Paths under `samples/`; none means all. */
  readonly paths: readonly string[]
}

const languages = ['ts', 'rs', 'py', 'sh']
const flags = ['--check', '--accept', '--refresh']

/** @throws Error on a flag that does not exist. */
export function readArguments(args: readonly string[]): Options {
  const unknown = args.find(
    (arg) => arg.startsWith('-') && !flags.includes(arg),
  )
  if (unknown) {
    const known = flags.join(', ')
    throw new Error(`There is no flag ${unknown}. The flags are ${known}.`)
  }
  const check = args.includes('--check')
  const accept = args.includes('--accept')
  const refresh = args.includes('--refresh')
  if (check && (accept || refresh))
    throw new Error('--check writes nothing: leave out the other flag.')
  const names = args.filter((arg) => !arg.startsWith('-'))
  return {
    check,
    accept,
    refresh,
    languages: names.filter((name) => languages.includes(name)),
    paths: names
      .filter((name) => !languages.includes(name))
      .map((name) => name.replace(/^\.?\/?samples\//, '').replace(/\/$/, '')),
  }
}
