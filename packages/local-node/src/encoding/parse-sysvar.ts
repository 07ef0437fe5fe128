import type { EncodedAccount } from '@solana/kit'
import {
  getSysvarClockDecoder,
  getSysvarEpochScheduleDecoder,
  SYSVAR_CLOCK_ADDRESS,
  SYSVAR_EPOCH_SCHEDULE_ADDRESS,
} from '@solana/sysvars'

/** The common sysvars as `jsonParsed`; null for the others. */
export function parseSysvar({ address, data }: EncodedAccount) {
  switch (address) {
    case SYSVAR_CLOCK_ADDRESS:
      return { type: 'clock', info: getSysvarClockDecoder().decode(data) }
    case SYSVAR_EPOCH_SCHEDULE_ADDRESS: {
      const info = getSysvarEpochScheduleDecoder().decode(data)
      return { type: 'epochSchedule', info }
    }
    default:
      return null
  }
}
