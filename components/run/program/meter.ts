import {
  leastPrint,
  mostText,
} from '@/packages/program-runner/src/protocol/contract'
import type { RunEvent } from '@/packages/program-runner/src/protocol/events'
import type { RecipeEvent } from './recipe-event'

/** The number of messages that a program may send after the limit of its output. */
const mostAfterwards = 20_000

/**
 * Counts what a program sends. The worker counts too, but the program runs there and can change
 * that. Beyond the limit, the rest is reported once, and a program that continues is ended.
 *
 * @returns true for an event within the limits
 */
export function createMeter(
  on: (event: RunEvent) => void,
  sinceStart: () => number,
): (event: RecipeEvent | undefined) => boolean {
  let printed = 0
  let afterwards = 0
  return (event) => {
    if (event?.type === 'ended') return true
    printed += event?.type === 'print' ? sizeOf(event.text) : leastPrint
    if (event?.type === 'rest') printed = Math.max(printed, mostText + 1)
    if (printed <= mostText) return true
    afterwards += 1
    if (afterwards === 1) on({ type: 'rest' })
    if (afterwards === mostAfterwards)
      on({ type: 'ended', how: 'stopped', milliseconds: sinceStart() })
    return false
  }
}

const sizeOf = (text: string) => Math.max(text.length, leastPrint)
