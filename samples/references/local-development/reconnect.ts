// level: tested (its node is in the program)
import { createSolanaRpcSubscriptions } from '@solana/kit'
import { WebSocketServer } from 'ws'

// Stands in for a node that hangs up after two notifications.
const server = new WebSocketServer({ port: 18896 })
let slot = 0
server.on('connection', (socket) => {
  const notify = () => {
    slot += 1
    const result = { slot, parent: slot - 1, root: 0 }
    const params = { subscription: 1, result }
    const method = 'slotNotification'
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params }))
  }
  socket.on('message', (text) => {
    const { id, method } = JSON.parse(text.toString())
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: 1 }))
    if (method !== 'slotSubscribe') return
    setTimeout(notify, 50)
    setTimeout(notify, 100)
    setTimeout(() => socket.close(), 150)
  })
})

const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:18896')
const stop = new AbortController()

// #region preview
const mostFailures = 8 // in a row
const shortestWait = 200 // in milliseconds
const longestWait = 30_000

let failures = 0
while (!stop.signal.aborted) {
  try {
    const slots = await rpcSubscriptions
      .slotNotifications()
      .subscribe({ abortSignal: stop.signal })
    // Read here what you missed, for example with getAccountInfo.
    for await (const { slot } of slots) {
      failures = 0
      console.log(`Slot ${slot}`)
      if (slot >= 5n) stop.abort()
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.log(`Lost: ${error.message}`)
  }
  if (stop.signal.aborted) break
  if (failures === mostFailures) throw new Error('The node stays away')
  // Twice as long after each failure, so that the node can recover.
  const wait = Math.min(shortestWait * 2 ** failures, longestWait)
  failures += 1
  await new Promise((resolve) => setTimeout(resolve, wait))
}
// #endregion
server.close()
for (const socket of server.clients) socket.terminate()
