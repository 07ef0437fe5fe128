import { assertArguments, flagsIn } from '../process/arguments'

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

const major = '--major'
const forms = `npm run bump                   takes newer versions that break nothing
npm run bump -- --major        major versions too
npm run bump -- @solana/kit    some packages alone`

/** @throws Error on a flag that does not exist */
export function readArguments(args: readonly string[]): Options {
  assertArguments(flagsIn(args), [major], forms)
  return {
    major: args.includes(major),
    names: args.filter((arg) => !arg.startsWith('-')),
  }
}
