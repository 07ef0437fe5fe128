import { createSolanaRpc } from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
async function isHealthy(): Promise<boolean> {
  try {
    const abortSignal = AbortSignal.timeout(1_000)
    return (await rpc.getHealth().send({ abortSignal })) === 'ok'
  } catch {
    return false
  }
}

const deadline = Date.now() + 30_000
while (!(await isHealthy())) {
  if (Date.now() > deadline) throw new Error('The node did not start.')
  await new Promise((resolve) => setTimeout(resolve, 250))
}
console.log('The node is ready')
// #endregion
