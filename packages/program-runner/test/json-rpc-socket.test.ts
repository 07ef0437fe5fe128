import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CommonClient } from '../src/recipe/json-rpc-socket'

/** A socket whose other side is the test. */
class Socket extends EventTarget {
  readonly sent: unknown[] = []

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  get(message: object) {
    const data = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  close(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

function connected() {
  const sockets: Socket[] = []
  const client = new CommonClient(() => {
    const socket = new Socket()
    sockets.push(socket)
    return socket as unknown as WebSocket
  }, 'ws://127.0.0.1:8900')
  client.connect()
  const [socket] = sockets
  assert.ok(socket)
  return { client, socket, sockets }
}

test('calls get the responses of their numbers, in any order', async () => {
  const { client, socket } = connected()
  const slot = client.call('slotSubscribe', [])
  const gone = client.call('slotUnsubscribe', [9])
  assert.deepEqual(socket.sent, [
    { jsonrpc: '2.0', id: 1, method: 'slotSubscribe', params: [] },
    { jsonrpc: '2.0', id: 2, method: 'slotUnsubscribe', params: [9] },
  ])
  const error = { code: -32602, message: 'Invalid subscription id.' }
  const refused = assert.rejects(gone, error)
  socket.get({ id: 2, error })
  socket.get({ id: 1, result: 0 })
  assert.equal(await slot, 0)
  await refused
})

test('notifications and pings have no number', async () => {
  const { client, socket } = connected()
  const told: unknown[] = []
  client.on('slotNotification', (params) => told.push(params))
  socket.get({ method: 'slotNotification', params: { subscription: 0 } })
  assert.deepEqual(told, [{ subscription: 0 }])
  await client.notify('ping')
  assert.deepEqual(socket.sent, [{ jsonrpc: '2.0', method: 'ping' }])
})

test('one socket is open at a time, and the next once that is closed', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { client, socket, sockets } = connected()
  const codes: unknown[] = []
  client.on('close', (code) => codes.push(code))
  client.connect()
  assert.equal(sockets.length, 1)
  client.close()
  t.mock.timers.tick(60_000)
  assert.equal(sockets.length, 1)
  client.connect()
  assert.equal(sockets.length, 2)
  sockets[1]?.close(1006)
  t.mock.timers.tick(1_000)
  assert.equal(sockets.length, 3)
  assert.deepEqual(codes, [1000, 1006])
  assert.deepEqual(socket.sent, [])
})
