import type { Failed, Sample } from './adapter'
import { type Captured, lastLines } from './capture'

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
  const how = late ? 'It did not end in time' : `It ended with code ${code}`
  return failed(`${how}:\n${lastLines(said)}`, cure)
}
