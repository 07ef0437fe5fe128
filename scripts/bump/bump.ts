import { assertArguments, flagsIn } from '../process/arguments'
import { codeOf, messageOf } from '../process/faults'
import { lastLines } from '../samples/capture'
import { formsOf } from '../setup/commands.mjs'

/** A pinned package that was moved to a newer version. */
export interface Bump {
  readonly name: string
  /** The file that pins it. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A newer version that was not taken, or a file that could not be bumped, with the reason. */
export interface Skipped {
  readonly name: string
  readonly reason: string
}

/** The result for one file of pins, or for all of them. */
export interface Outcome {
  readonly bumps: readonly Bump[]
  readonly skipped: readonly Skipped[]
}

/** The arguments of `npm run bump`. */
export interface Options {
  /** True to take major versions too; samples and code then have to be changed by hand. */
  readonly major: boolean
  /** True to say what would move, and to change nothing. */
  readonly dryRun: boolean
  /** The packages to look at; none means all. */
  readonly names: readonly string[]
}

const major = '--major'
const dryRun = '--dry-run'
const forms = formsOf('bump')

/** @throws on a flag that does not exist */
export function readArguments(args: readonly string[]): Options {
  assertArguments(flagsIn(args), [major, dryRun], forms)
  return {
    major: args.includes(major),
    dryRun: args.includes(dryRun),
    names: args.filter((arg) => !arg.startsWith('-')),
  }
}

/** Why a tool, such as cargo, found no newer versions: it did not start, or what it said last. */
export function whyNone(tool: string, error: unknown): string {
  return codeOf(error) === 'ENOENT'
    ? `${tool} was not found, so no newer versions were looked for; install it, or let the weekly workflow bump them`
    : lastLines(messageOf(error), 8)
}
