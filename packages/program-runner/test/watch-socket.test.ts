import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Chain } from '../../local-node/src/chain/chain'
import { NodeSocket } from '../src/chain/node-socket'
import { watchSocket } from '../src/chain/watch-socket'
import type { RpcRequest } from '../src/protocol/events'

test('subscriptions and notifications of the node are reported', async () => {
  const chain = await Chain.create()
  const told: RpcRequest[] = []
  let node: NodeSocket | undefined
  const ask = (id: number, method: string, params: readonly unknown[]) => {
    const text = JSON.stringify({ jsonrpc: '2.0', id, method, params })
    watch.asked(text)
    node?.receive(text)
  }
  let watch = watchSocket(() => {})
  await new Promise<void>((resolve) => {
    watch = watchSocket((request) => {
      told.push(request)
      if (request.method === 'slotNotification') resolve()
    })
    node = new NodeSocket(chain, watch.sent)
    ask(1, 'slotSubscribe', [])
    ask(2, 'nothingSubscribe', [true])
    chain.start()
  })
  chain.stop()
  node?.hangUp()
  const [subscribed, refused, notified] = told
  assert.equal(subscribed?.method, 'slotSubscribe')
  assert.match(subscribed.result ?? '', /^\d+$/)
  assert.equal(typeof subscribed.milliseconds, 'number')
  assert.equal(refused?.error, '-32601 Method not found')
  assert.equal(refused.params, '[true]')
  assert.equal(notified?.params, `[${subscribed.result}]`)
  assert.match(
    notified.result ?? '',
    /^\{"parent":\d+,"root":\d+,"slot":\d+\}$/,
  )
  assert.equal(notified.milliseconds, undefined)
})

test('amounts of notifications are not rounded, long strings are cut', () => {
  const told: RpcRequest[] = []
  const { sent } = watchSocket((request) => told.push(request))
  sent(
    // As much as the largest account has in base64.
    `{"jsonrpc":"2.0","method":"accountNotification","params":{"result":{"rentEpoch":18446744073709551615,"data":"${'A'.repeat(14e6)}"},"subscription":7}}`,
  )
  assert.deepEqual(told, [
    {
      method: 'accountNotification',
      params: '[7]',
      result: '{"rentEpoch":18446744073709551615,"data":"AAAAAAAA…"}',
    },
  ])
})

test('pings, which have no response, and what is not a call are not reported', () => {
  const told: RpcRequest[] = []
  const { asked, sent } = watchSocket((request) => told.push(request))
  asked('{"jsonrpc":"2.0","method":"ping"}')
  asked('no JSON')
  sent('{"jsonrpc":"2.0","error":{"code":-32700,"message":"x"},"id":null}')
  assert.deepEqual(told, [])
})
