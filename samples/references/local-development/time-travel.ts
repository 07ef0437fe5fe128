import { LiteSVM } from 'litesvm'

// #region preview
const svm = new LiteSVM()

// Programs read the time from the clock: set it a day ahead.
const clock = svm.getClock()
clock.unixTimestamp = 1_800_000_000n + 86_400n
svm.setClock(clock)

// Or go to a slot, for what counts in slots.
svm.warpToSlot(1_000_000n)
// #endregion

const { slot, unixTimestamp } = svm.getClock()
console.log(`Slot: ${slot}`)
console.log(`Time: ${new Date(Number(unixTimestamp) * 1_000).toISOString()}`)
