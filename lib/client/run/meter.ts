import { leastPrint, mostText } from '../../shared/run/contract'
import type { RunEvent } from './events'
import type { Told } from './recipe-event'

/** So many messages a program may still send when it has printed all that is shown. */
const mostAfterwards = 20_000

/**
 * Counts what a program sends. The worker counts too, but the program runs there and can change
 * that. Beyond the limit, the rest is told once, and a program that goes on is ended.
 *
 * @returns true for an event that is still told
 */
export function createMeter(
  on: (event: RunEvent) => void,
  sinceStart: () => number,
): (event: Told | undefined) => boolean {
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
