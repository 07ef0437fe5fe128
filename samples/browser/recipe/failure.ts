import type { RunError, RunHint } from '../../../lib/client/run/events'
import { sourceColumn } from './source-column'
import { nodeStack, recipeAddress } from './stacks'

/** The codes of errors, as Node has them, that come from what the browser does without. */
const hints: Readonly<Record<string, RunHint>> = {
  ECONNREFUSED: 'noNetwork',
  ERR_METHOD_NOT_IMPLEMENTED: 'notHere',
  ERR_MODULE_NOT_FOUND: 'noModule',
}

/** An error with its place in a recipe, as far as its stack tells. */
export function describeFailure(error: unknown, file: string): RunError {
  const hint = hintOf(error)
  return {
    message: messageOf(error),
    ...placeOf(error, file),
    ...(hint && { hint }),
  }
}

/**
 * An error of the code with its place in the source. Without the source the column is not known.
 */
export function inSource(
  { column, ...error }: RunError,
  source: string | undefined,
  code: string,
): RunError {
  const lineOf = (text: string) => text.split('\n')[(error.line ?? 0) - 1] ?? ''
  if (source === undefined || column === undefined) return error
  return {
    ...error,
    column: sourceColumn(lineOf(source), lineOf(code), column),
  }
}

function placeOf(
  error: unknown,
  file: string,
): Partial<Pick<RunError, 'line' | 'column'>> {
  if (hasPlace(error)) return { ...error.loc }
  const stack = error instanceof Error ? nodeStack(error) : ''
  const place = recipeAddress + file
  const at = stack.indexOf(`${place}:`)
  const found = /^:(\d+):(\d+)/.exec(
    at < 0 ? '' : stack.slice(at + place.length),
  )
  return found ? { line: Number(found[1]), column: Number(found[2]) } : {}
}

/** What the first error of a chain of causes misses that misses something. */
function hintOf(error: unknown): RunHint | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  return hints[code] ?? hintOf(error.cause)
}

/** An error of the program's text, with its place. */
interface Placed {
  readonly loc: { readonly line: number; readonly column: number }
}

function hasPlace(error: unknown): error is Placed {
  return error instanceof Error && 'loc' in error
}

/** The place of a character in a text. */
export function placeIn(text: string, index: number): Placed['loc'] {
  const lines = text.slice(0, index).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** The error's own words and those of its causes, marked as Node marks them. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const own = `${error.name}: ${error.message}`
  return cause instanceof Error ? `${own}\n[cause]: ${messageOf(cause)}` : own
}
