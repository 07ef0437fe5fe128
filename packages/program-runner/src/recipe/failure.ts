import { inspect } from 'node-inspect-extracted'
import type { RunError, RunHint } from '../protocol/events'
import { sourceColumn } from './source-column'
import { nodeStack, recipeAddress } from './stacks'

/** The codes of errors caused by what the browser lacks: Node's, and one of ours. */
const hints: Readonly<Record<string, RunHint>> = {
  ERR_METHOD_NOT_IMPLEMENTED: 'notHere',
  ERR_MODULE_NOT_FOUND: 'noModule',
  ERR_OTHER_PACKAGE: 'otherPackage',
}

/** An error with its place in a recipe, where its stack names it. */
export function describeFailure(error: unknown, file: string): RunError {
  const hint = hintOf(error)
  return {
    message: messageOf(error),
    ...placeOf(error, file),
    ...(hint && { hint }),
  }
}

/**
 * An error of the code, with its place in the source. Without the source there is no column.
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
  if (found) return { line: Number(found[1]), column: Number(found[2]) }
  // Promise.any() makes its error without a stack.
  return error instanceof AggregateError ? placeOf(error.errors[0], file) : {}
}

/** What is missing, by the first error with such a code in a chain of causes. */
function hintOf(
  error: unknown,
  outer: readonly unknown[] = [],
): RunHint | undefined {
  if (!(error instanceof Error) || outer.includes(error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  return hints[code] ?? hintOf(error.cause, [...outer, error])
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

/** The messages of the error and of those that led to it, as Node writes them. */
function messageOf(error: unknown, outer: readonly unknown[] = []): string {
  if (typeof error === 'string' && error) return error
  if (!(error instanceof Error)) return `Uncaught ${inspect(error)}`
  if (outer.includes(error)) return '[Circular]'
  const inner = (each: unknown) => messageOf(each, [...outer, error])
  const { cause, name } = error
  const words = inNodesWords(error)
  const own = words ? `${name}: ${words}` : name
  const causes = cause instanceof Error ? `\n[cause]: ${inner(cause)}` : ''
  const errors =
    error instanceof AggregateError
      ? error.errors.map((each) => `\n[error]: ${inner(each)}`).join('')
      : ''
  return own + causes + errors
}

/** CommonJS modules run in no browser. Safari has its own message for that. */
const commonJs =
  /^(?:Can't find variable: )?(require|module|exports|__dirname|__filename)(?: is not defined)?$/

function inNodesWords(error: Error): string {
  const { message } = error
  // Browsers name the rule of the frame's policy instead.
  if (error instanceof EvalError && /CSP|unsafe-eval/.test(message))
    return 'Code generation from strings disallowed for this context'
  const [, name] =
    (error instanceof ReferenceError && commonJs.exec(message)) || []
  if (!name) return message
  const cure = name === 'require' ? ', you can use import instead' : ''
  return `${name} is not defined in ES module scope${cure}`
}
