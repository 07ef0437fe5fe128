import { createSolanaRpc } from '@solana/kit'

// Only reads, so you may name any network: npx tsx time-to-finality.ts URL
const rpc = createSolanaRpc(process.argv[2] ?? 'http://127.0.0.1:8899')

// #region preview
const PAUSE = 250 // milliseconds between two requests
const LIMIT = 60_000 // milliseconds until the program gives up

const slot = await rpc.getSlot({ commitment: 'processed' }).send()
const start = performance.now()
console.log(`Slot ${slot} is processed`)

for (const commitment of ['confirmed', 'finalized'] as const) {
  while ((await rpc.getSlot({ commitment }).send()) < slot) {
    if (performance.now() - start > LIMIT)
      throw new Error(`Not ${commitment} in time`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  const elapsed = Math.round(performance.now() - start)
  console.log(`It is ${commitment} after ${elapsed} ms`)
}
// #endregion
