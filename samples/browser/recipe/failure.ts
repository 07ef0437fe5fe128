import type { RunError } from '../../../lib/client/run/events'

/** The beginning of the addresses under which recipes appear in stacks. */
const place = 'recipe:///'

/** An error with its place in a recipe, as far as its stack tells. */
export function describeFailure(error: unknown, file: string): RunError {
  const message = messageOf(error)
  if (hasPlace(error)) return { message, ...error.loc }
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.indexOf(`${place}${file}:`)
  const found = /^:(\d+):(\d+)/.exec(
    at < 0 ? '' : stack.slice(at + place.length + file.length),
  )
  if (!found) return { message }
  return { message, line: Number(found[1]), column: Number(found[2]) }
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

/** The error's own words and those of its causes. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const own = `${error.name}: ${error.message}`
  return cause instanceof Error ? `${own}\nCaused by ${messageOf(cause)}` : own
}
