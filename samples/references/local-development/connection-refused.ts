// level: tested (there is no node to reach)
import { createSolanaRpc } from '@solana/kit'

// #region preview
// Nothing listens on this port.
const rpc = createSolanaRpc('http://127.0.0.1:18899')

try {
  await rpc.getHealth().send()
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(`${error.name}: ${error.message}`)
  if (error.cause instanceof Error) console.log(`Cause: ${error.cause.message}`)
}
// #endregion
