import assert from 'node:assert/strict'
import { on, once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { generateKeyPairSigner, lamports } from '@solana/kit'
import { LOADER_V3_PROGRAM_ADDRESS } from '@solana-program/loader-v3'
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
} from '@solana-program/system'
import { WebSocket } from 'ws'
import { sol, startTestNode, type TestNode } from './harness'

let test: TestNode
before(async () => {
  test = await startTestNode()
})
after(() => test.node.close())

/** The first notification of a kit subscription. */
async function first<T>(
  subscribe: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
  then: () => Promise<unknown>,
): Promise<T> {
  const stop = new AbortController()
  const notifications = await subscribe(stop.signal)
  // Kit drops what arrives before somebody iterates.
  const next = notifications[Symbol.asyncIterator]().next()
  await then()
  const { value } = await next
  stop.abort()
  return value
}

describe('subscriptions', () => {
  it('account: reports a new balance', async () => {
    const { address } = await generateKeyPairSigner()
    const { value } = await first(
      (abortSignal) =>
        test.rpcSubscriptions
          .accountNotifications(address, { commitment: 'confirmed' })
          .subscribe({ abortSignal }),
      () => test.call('requestAirdrop', [address, Number(sol)]),
    )
    assert.equal(value.lamports, sol)
  })

  it('account: data that cannot be encoded as requested breaks nothing', async () => {
    const payer = await test.fundedSigner()
    const newAccount = await generateKeyPairSigner()
    const socket = await open()
    for (const encoding of ['base58', 'jsonParsed'])
      await socket.subscribe('accountSubscribe', [
        newAccount.address,
        { encoding },
      ])
    const { wire } = await test.sign(payer, [
      getCreateAccountInstruction({
        payer,
        newAccount,
        lamports: lamports(sol),
        space: 129,
        programAddress: LOADER_V3_PROGRAM_ADDRESS,
      }),
    ])
    const sent = await test.call('sendTransaction', [
      wire,
      { encoding: 'base64' },
    ])
    assert.ok(sent.result, JSON.stringify(sent.error))
    const [short, parsed] = [await socket.next(), await socket.next()]
    assert.deepEqual(short.params.result.value.data, [
      'error: data too large for bs58 encoding',
      'base58',
    ])
    assert.equal(parsed.params.result.value.data.parsed.type, 'uninitialized')
    socket.close()
  })

  it('program: refuses an unknown encoding', async () => {
    const socket = await open()
    const params = [LOADER_V3_PROGRAM_ADDRESS, { encoding: 'x' }]
    const { error } = await socket.request('programSubscribe', params)
    assert.equal(error.code, -32602)
    socket.close()
  })

  it('program: reports only accounts that pass the filters', async () => {
    const { address } = await generateKeyPairSigner()
    const system = '11111111111111111111111111111111'
    const socket = await open()
    const params = [system, { filters: [{ dataSize: 1 }] }]
    const never = await socket.subscribe('programSubscribe', params)
    const always = await socket.subscribe('programSubscribe', [system, {}])
    await test.call('requestAirdrop', [address, Number(sol)])
    const notification = await socket.next()
    assert.equal(notification.params.subscription, always)
    assert.notEqual(notification.params.subscription, never)
    socket.close()
  })

  it('logs: reports a failed transaction too', async () => {
    const payer = await test.fundedSigner()
    const destination = (await generateKeyPairSigner()).address
    const { wire } = await test.sign(payer, [
      getTransferSolInstruction({
        source: payer,
        destination,
        amount: lamports(10n * sol),
      }),
    ])
    const { value } = await first(
      (abortSignal) =>
        test.rpcSubscriptions
          .logsNotifications(
            { mentions: [destination] },
            { commitment: 'confirmed' },
          )
          .subscribe({ abortSignal }),
      () =>
        test.call('sendTransaction', [
          wire,
          { encoding: 'base64', skipPreflight: true },
        ]),
    )
    assert.ok(value.err)
    assert.equal(value.logs?.length, 3)
  })

  it('signature: reports once, also an earlier transaction', async () => {
    const { address } = await generateKeyPairSigner()
    const { result } = await test.call('requestAirdrop', [address, 1e9])
    const socket = await open()
    const params = [result, { commitment: 'confirmed' }]
    const id = await socket.subscribe('signatureSubscribe', params)
    const notification = await socket.next()
    assert.equal(notification.params.subscription, id)
    assert.deepEqual(notification.params.result.value, { err: null })
    const gone = await socket.request('signatureUnsubscribe', [id])
    assert.equal(gone.error.code, -32602)
    socket.close()
  })

  it('signature: at finalized waits for two slots', async () => {
    const { address } = await generateKeyPairSigner()
    const start = test.node.chain.slot
    const { result } = await test.call('requestAirdrop', [address, 1e9])
    const socket = await open()
    const params = [result, { commitment: 'finalized' }]
    await socket.subscribe('signatureSubscribe', params)
    await socket.next()
    assert.ok(test.node.chain.slot >= start + 2n)
    socket.close()
  })

  it('slot and root follow each other', async () => {
    const socket = await open()
    await socket.subscribe('slotSubscribe', [])
    const { result } = (await socket.next()).params
    assert.equal(result.parent, result.slot - 1)
    assert.equal(result.root, result.slot - 2)
    socket.close()
  })

  for (const [method, params, code] of [
    ['nothingSubscribe', [], -32601],
    ['constructorSubscribe', [], -32601],
    ['getHealth', [], -32601],
    ['accountSubscribe', [], -32602],
    ['slotSubscribe', [1], -32602],
    ['slotUnsubscribe', [], -32602],
  ] as const)
    it(`${method} with ${params.length} parameters is ${code}`, async () => {
      const socket = await open()
      const { error } = await socket.request(method, params)
      assert.equal(error.code, code)
      socket.close()
    })

  it('responses are in the order of their requests', async () => {
    const socket = await open()
    for (const text of ['{', '{"id":2}', call(3, 'x'), call(4, 'getHealth')])
      socket.send(text)
    const ids: unknown[] = []
    while (ids.length < 4) ids.push((await socket.next()).id)
    assert.deepEqual(ids, [null, 2, 3, 4])
    socket.close()
  })
})

describe('a breach of the protocol closes its own socket and nothing else', () => {
  const [text, close] = [0x81, 0x88]
  const [masked, mask] = [0x80, [1, 2, 3, 4]]
  const cases: [what: string, frame: number[]][] = [
    ['a frame without mask', [text, 2, 0x68, 0x69]],
    ['invalid UTF-8', [text, masked | 1, ...mask, 0xff ^ 1]],
    ['a close frame of length 1', [close, masked | 1, ...mask, 0]],
    ['a reserved opcode', [0x83, masked, ...mask]],
    [
      // Its length alone: what it announces is never sent.
      'a message of 101 MB',
      [text, masked | 127, 0, 0, 0, 0, 0x06, 0x50, 0, 0, ...mask],
    ],
    // One byte more than Agave accepts (solana-rpc 4.4.0, rpc_pubsub_service.rs).
    ['a message of 4,097 bytes', [text, masked | 126, 0x10, 0x01, ...mask]],
  ]
  for (const [what, frame] of cases) {
    it(what, async () => {
      const other = await open()
      const socket = connect({ host: '127.0.0.1', port: pubsubPort() })
      // The node closes the socket while bytes may still be in transit.
      socket.on('error', () => {})
      socket.write(handshake)
      await once(socket, 'data')
      socket.resume()
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(Uint8Array.from(frame))
      await closed
      const { result } = await other.request('slotSubscribe', [])
      assert.equal(typeof result, 'number')
      other.close()
      assert.equal((await test.call('getHealth')).result, 'ok')
    })
  }

  it('a message of 4,096 bytes is read', async () => {
    const socket = await open()
    const { error } = await socket.request('x'.repeat(4096 - 48), [])
    assert.equal(error.code, -32601)
    socket.close()
  })
})

const handshake = [
  'GET / HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  '',
  '',
].join('\r\n')

const pubsubPort = () => Number(new URL(test.url).port) + 1

const call = (id: number, method: string, params: readonly unknown[] = []) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

/** A bare PubSub connection, which queues what it receives. */
async function open() {
  const socket = new WebSocket(`ws://127.0.0.1:${pubsubPort()}`)
  const messages = on(socket, 'message')
  await once(socket, 'open')
  const next = async () => {
    const { value } = await messages.next()
    return JSON.parse(String(value[0]))
  }
  const request = (method: string, params: readonly unknown[]) => {
    socket.send(call(1, method, params))
    return next()
  }
  const subscribe = async (method: string, params: readonly unknown[]) =>
    (await request(method, params)).result
  return {
    next,
    request,
    subscribe,
    send: (text: string) => socket.send(text),
    close: () => socket.close(),
  }
}
