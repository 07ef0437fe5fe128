import type { Failed, Sample } from './adapter'
import { type Captured, lastLines } from './capture'

/** Whether a sample's header says that it is only looked at. */
export const isNotRun = ({ ceiling }: Pick<Sample, 'ceiling'>): boolean =>
  ceiling === 'compiled' || ceiling === 'parsed'

/** A sample that did not pass, and what to do about it. */
export const failed = (problem: string, cure: string): Failed => ({
  ok: false,
  problem,
  cure,
})

/**
 * A sample whose program ended badly.
 *
 * @param said what it printed about that
 */
export function endedBadly(
  { code, late }: Captured,
  said: string,
  cure: string,
): Failed {
  const how = late ? 'It did not end in time' : `It ended with code ${code}`
  return failed(`${how}:\n${lastLines(said)}`, cure)
}
