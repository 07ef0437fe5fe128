import { z } from 'zod'

/** The latest day that has begun somewhere on Earth. */
const latestDay = () =>
  new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** A day of a check, `2026-11-21`: nobody has checked anything in the future. */
export const pastDate = z.iso
  .date({ error: 'must be a date such as 2026-11-21', abort: true })
  .refine((day) => day <= latestDay(), {
    message: 'is in the future; write the day on which it was checked',
  })
