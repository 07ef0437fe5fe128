import { parseArgs } from 'node:util'

/** The arguments of `npm run samples`. */
export interface Options {
  /** True to compare only: writes nothing, and fails where the record would change. */
  readonly check: boolean
  /** True to record outputs that have changed. */
  readonly accept: boolean
  /** True to update the date of samples that have not changed. */
  readonly refresh: boolean
  /** True to follow the recipes as a reader does, in place of recording them. */
  readonly asReader: boolean
  /** Folders and files below `samples/`, and languages by their endings; none means all. */
  readonly names: readonly string[]
}

const flag = { type: 'boolean', default: false } as const

/** @throws on a flag that does not exist, or does not go with another */
export function readArguments(args: readonly string[]): Options {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: flag, accept: flag, refresh: flag, 'as-reader': flag },
  })
  const { accept, 'as-reader': asReader, check, refresh } = values
  if ((check && asReader) || ((check || asReader) && (accept || refresh)))
    throw new Error(
      '--check and --as-reader write nothing; leave out the other flag',
    )
  const names = positionals.map((name) =>
    name.replace(/^\.?\/?samples\//, '').replace(/\/$/, ''),
  )
  return { check, accept, refresh, asReader, names }
}

const languages = ['ts', 'rs', 'py', 'sh']

/** True for a file that the arguments choose. */
export function isChosen(file: string, { names }: Options): boolean {
  const endings = names.filter((name) => languages.includes(name))
  const paths = names.filter((name) => !languages.includes(name))
  return (
    (endings.length === 0 ||
      endings.some((ending) => file.endsWith(`.${ending}`))) &&
    (paths.length === 0 ||
      paths.some((path) => file === path || file.startsWith(`${path}/`)))
  )
}
