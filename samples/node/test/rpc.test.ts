import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { generateKeyPairSigner } from '@solana/kit'
import { methods } from '../methods/table'
import { post, startTestNode, type TestNode } from './harness'

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const nativeMint = 'So11111111111111111111111111111111111111112'
const clock = 'SysvarC1ock11111111111111111111111111111111'
const noSignature = '1'.repeat(64)

let test: TestNode
before(async () => {
  test = await startTestNode()
})
after(() => test.node.close())

describe('errors carry their JSON-RPC codes', () => {
  const cases: [
    what: string,
    method: string,
    params: unknown[],
    code: number,
  ][] = [
    ['an unknown method', 'getNothing', [], -32601],
    ['a name that every object has', 'constructor', [], -32601],
    ['the name of a prototype', '__proto__', [], -32601],
    ['no parameter', 'getBalance', [], -32602],
    ['a short address', 'getBalance', ['abc'], -32602],
    ['a number as address', 'getBalance', [7], -32602],
    ['options that are a list', 'getBalance', [token, []], -32602],
    [
      'an unknown encoding',
      'getAccountInfo',
      [token, { encoding: 'x' }],
      -32602,
    ],
    [
      'base58 of long data',
      'getAccountInfo',
      ['SysvarS1otHashes111111111111111111111111111', { encoding: 'base58' }],
      -32600,
    ],
    ['101 accounts', 'getMultipleAccounts', [Array(101).fill(token)], -32602],
    [
      '5 filters',
      'getProgramAccounts',
      [token, { filters: Array(5).fill({ dataSize: 1 }) }],
      -32602,
    ],
    [
      '257 signatures',
      'getSignatureStatuses',
      [Array(257).fill(noSignature)],
      -32602,
    ],
    ['a later slot', 'getSlot', [{ minContextSlot: 1e9 }], -32016],
    ['a block to come', 'getBlock', [1e9], -32004],
    [
      'an account that is no token account',
      'getTokenAccountBalance',
      [clock],
      -32602,
    ],
    ['an account that is no mint', 'getTokenSupply', [clock], -32602],
    [
      'neither mint nor program',
      'getTokenAccountsByOwner',
      [token, {}],
      -32602,
    ],
    [
      'a program without tokens',
      'getTokenAccountsByOwner',
      [token, { programId: clock }],
      -32602,
    ],
    [
      'bytes that are no transaction',
      'sendTransaction',
      ['AAAA', { encoding: 'base64' }],
      -32602,
    ],
    [
      'text that is not base64',
      'sendTransaction',
      ['!', { encoding: 'base64' }],
      -32602,
    ],
    [
      'an encoding for people',
      'sendTransaction',
      ['1', { encoding: 'json' }],
      -32602,
    ],
    ['zero lamports', 'requestAirdrop', [token, 0], -32602],
  ]
  for (const [what, method, params, code] of cases) {
    it(`${method}: ${what} is ${code}`, async () => {
      const { error } = await test.call(method, params)
      assert.equal(error?.code, code, JSON.stringify(error))
      assert.ok(error.message)
    })
  }

  it('a request that is not JSON is -32700', async () => {
    assert.equal((await post(test.url, '{')).error.code, -32700)
  })

  it('a request without method is -32600', async () => {
    assert.equal((await post(test.url, {})).error.code, -32600)
  })
})

describe('answers', () => {
  const cases: [method: string, params: unknown[], expected: unknown][] = [
    ['getHealth', [], 'ok'],
    ['getMinimumBalanceForRentExemption', [0], 650_240],
    ['getMinimumBalanceForRentExemption', [165], 1_488_440],
    ['getFirstAvailableBlock', [], 0],
    ['getTransaction', [noSignature], null],
    ['getSignaturesForAddress', [clock], []],
    ['getInflationReward', [[token]], [null]],
    [
      'getProgramAccounts',
      [
        'Vote111111111111111111111111111111111111111',
        { filters: [{ dataSize: 1 }] },
      ],
      [],
    ],
  ]
  for (const [method, params, expected] of cases) {
    it(`${method} ${JSON.stringify(params)}`, async () => {
      assert.deepEqual((await test.call(method, params)).result, expected)
    })
  }

  it('every method answers or names what is wrong, none breaks', async () => {
    const { address } = await generateKeyPairSigner()
    const broken: string[] = []
    for (const method of Object.keys(methods)) {
      for (const params of [[], [address], [[address]], [1, 1]]) {
        const { error } = await test.call(method, params)
        if (error?.code === -32603) broken.push(`${method}: ${error.message}`)
      }
    }
    assert.deepEqual(broken, [])
  })

  it('a batch is answered in order, notifications are not', async () => {
    const call = { jsonrpc: '2.0', method: 'getHealth' }
    const answers = await post(test.url, [{ ...call, id: 'a' }, call])
    assert.deepEqual(answers, [{ jsonrpc: '2.0', result: 'ok', id: 'a' }])
    const body = JSON.stringify([call])
    const silence = await fetch(test.url, { method: 'POST', body })
    assert.equal(await silence.text(), '')
  })

  it('u64 values are written in full', async () => {
    const response = await fetch(test.url, {
      method: 'POST',
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'getAccountInfo',
        params: [token, { encoding: 'base64' }],
      }),
    })
    assert.match(await response.text(), /"rentEpoch":18446744073709551615/)
  })

  it('jsonParsed reads a mint, a sysvar and a program', async () => {
    const types: Record<string, string> = {
      [nativeMint]: 'mint',
      [clock]: 'clock',
      [token]: 'program',
    }
    for (const [address, type] of Object.entries(types)) {
      const options = { encoding: 'jsonParsed' }
      const { result } = await test.call('getAccountInfo', [address, options])
      assert.equal(result.value.data.parsed.type, type)
    }
  })

  it('a slice of an account keeps its full size in space', async () => {
    const dataSlice = { offset: 0, length: 4 }
    const options = { encoding: 'base64', dataSlice }
    const { result } = await test.call('getAccountInfo', [nativeMint, options])
    assert.equal(Buffer.from(result.value.data[0], 'base64').length, 4)
    assert.equal(result.value.space, 82)
  })
})
