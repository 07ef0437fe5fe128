import type { Failed, Sample } from './adapter'
import { type Captured, lastLines } from './capture'

/** The milliseconds after which a sample is stopped. */
export const timeLimit = 60_000

/** True for a sample whose header rules out running it. */
export const isNotRun = ({ ceiling }: Pick<Sample, 'ceiling'>): boolean =>
  ceiling === 'compiled' || ceiling === 'parsed'

/** The result of a sample that did not pass, with its cure. */
export const failed = (problem: string, cure: string): Failed => ({
  ok: false,
  problem,
  cure,
})

/**
 * The result of a sample whose program failed.
 *
 * @param said the output about the failure
 */
export function endedBadly(
  { code, late }: Captured,
  said: string,
  cure: string,
): Failed {
  const how = late
    ? `It was stopped after ${timeLimit / 1000} s. Usually a connection, a subscription or a timer is still open: close it when the work is done`
    : `It ended with code ${code}`
  const output = lastLines(said).trim()
  return failed(
    output ? `${how}:\n${output}` : `${how}. It printed nothing.`,
    cure,
  )
}
