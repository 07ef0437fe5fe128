/** A pinned package that stands at a newer version now. */
export interface Bump {
  readonly name: string
  /** The file that pins it. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A newer version that was not taken, or a list that was not looked at. */
export interface Left {
  readonly name: string
  readonly reason: string
}

/** What a registry's packages came to. */
export interface Outcome {
  readonly bumps: readonly Bump[]
  readonly left: readonly Left[]
}

/** What a run is asked to do. */
export interface Options {
  /** Take major versions too, whose samples and code have to be changed by hand. */
  readonly major: boolean
  /** The packages to look at; none means all. */
  readonly names: readonly string[]
}

/** @throws Error on a flag that does not exist */
export function readArguments(args: readonly string[]): Options {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--major')
  if (unknown)
    throw new Error(`There is no flag ${unknown}. The only one is --major.`)
  return {
    major: args.includes('--major'),
    names: args.filter((arg) => !arg.startsWith('-')),
  }
}
