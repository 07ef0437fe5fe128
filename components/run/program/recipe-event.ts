import type {
  RunError,
  RunEvent,
} from '@/packages/program-runner/src/protocol/events'
import { shownText } from './printed-text'

export type RecipeEvent = Extract<
  RunEvent,
  { type: 'print' | 'rest' | 'refused' | 'missing' | 'ended' }
>

const levels = ['log', 'info', 'warn', 'error'] as const
const hints = ['noModule', 'notHere', 'otherPackage'] as const

/**
 * Validates a message of the recipe's worker; undefined for anything else. The worker runs code of
 * readers, which may send anything.
 */
export function recipeEvent(data: unknown): RecipeEvent | undefined {
  if (!isRecord(data)) return undefined
  const { type, level, text, program, how, error, milliseconds } = data
  if (type === 'rest' || type === 'refused') return { type }
  if (type === 'missing')
    return typeof program === 'string' && isAddress.test(program)
      ? { type, program }
      : undefined
  if (type === 'print') {
    const known = levels.find((each) => each === level)
    return known && typeof text === 'string'
      ? { type, level: known, text: shownText(text) }
      : undefined
  }
  if (type !== 'ended' || (how !== 'done' && how !== 'failed')) return undefined
  return {
    type,
    how,
    ...(isRecord(error) && { error: errorOf(error) }),
    ...exitCodeOf(data),
    milliseconds: numberOf(milliseconds) ?? 0,
  }
}

const isAddress = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

function exitCodeOf({ exitCode }: Record<string, unknown>) {
  const code = numberOf(exitCode)
  return code === undefined ? {} : { exitCode: code }
}

function errorOf(error: Record<string, unknown>): RunError {
  const { message, line, column } = error
  const place = { line: placeOf(line), column: placeOf(column) }
  const hint = hints.find((each) => each === error.hint)
  return {
    message: typeof message === 'string' ? shownText(message) : '?',
    ...(place.line !== undefined && { line: place.line }),
    ...(place.column !== undefined && { column: place.column }),
    ...(hint && { hint }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A line or a column, which count from 1. */
const placeOf = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 ? Number(value) : undefined

const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
