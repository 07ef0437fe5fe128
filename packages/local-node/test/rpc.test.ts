import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { generateKeyPairSigner } from '@solana/kit'
import { counts } from '../src/methods/counts'
import { methods } from '../src/methods/table'
import { startTestNode, type TestNode } from './harness'

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
    [
      'more than an account can hold',
      'getMinimumBalanceForRentExemption',
      [10_485_761],
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
})

describe('parameters are read as jsonrpc-derive 18 and serde do', () => {
  // params_with_trailing of jsonrpc-derive 18.0.0 (to_delegate.rs); the counts are those of rpc.rs.
  const cases: [method: string, params: unknown, message: string][] = [
    ['getSlot', { a: 1 }, '`params` should be an array'],
    ['getBalance', { a: 1 }, '`params` should be an array'],
    ['getHealth', { a: 1 }, 'Invalid parameters: No parameters were expected'],
    ['getHealth', [1], 'Invalid parameters: No parameters were expected'],
    [
      'getBlockTime',
      { a: 1 },
      'Invalid params: invalid type: map, expected a tuple of size 1.',
    ],
    [
      'getBlockTime',
      null,
      'Invalid params: invalid type: null, expected a tuple of size 1.',
    ],
    [
      'getBlockTime',
      [],
      'Invalid params: invalid length 0, expected a tuple of size 1.',
    ],
    [
      'getBlockTime',
      [1, 2],
      'Invalid params: invalid length 2, expected fewer elements in array.',
    ],
    ['requestAirdrop', [], '`params` should have at least 2 argument(s)'],
    [
      'getSlot',
      [{}, 2, 3, 4],
      'Invalid parameters: Expected from 0 to 1 parameters.',
    ],
    [
      'getMinimumBalanceForRentExemption',
      [-1],
      'Invalid params: invalid value: integer `-1`, expected u64.',
    ],
    [
      'getBlock',
      [1.5],
      'Invalid params: invalid type: floating point `1.5`, expected u64.',
    ],
    [
      'getBlock',
      ['a'],
      'Invalid params: invalid type: string "a", expected u64.',
    ],
    [
      'getBalance',
      [true],
      'Invalid params: invalid type: boolean `true`, expected a string.',
    ],
    [
      'getBalance',
      [null],
      'Invalid params: invalid type: null, expected a string.',
    ],
    [
      'getSignatureStatuses',
      ['a'],
      'Invalid params: invalid type: string "a", expected a sequence.',
    ],
    [
      'getSignatureStatuses',
      [[7]],
      'Invalid params: invalid type: integer `7`, expected a string.',
    ],
    // verify_signature and verify_pubkey of solana-rpc 4.4.0 (rpc.rs).
    ['getSignatureStatuses', [['x']], 'Invalid param: WrongSize'],
    ['getSignatureStatuses', [['0']], 'Invalid param: Invalid'],
    [
      'getSignaturesForAddress',
      [clock, { before: 'x' }],
      'Invalid param: WrongSize',
    ],
    [
      'getSignaturesForAddress',
      [clock, { until: '0' }],
      'Invalid param: Invalid',
    ],
    ['getBalance', ['0'.repeat(45)], 'Invalid param: WrongSize'],
    ['getInflationReward', [['x']], 'Invalid param: WrongSize'],
    ['getRecentPrioritizationFees', [['x']], 'Invalid param: WrongSize'],
    // get_recent_prioritization_fees and get_blocks_with_limit of the same file.
    [
      'getRecentPrioritizationFees',
      [Array(129).fill(clock)],
      'Too many inputs provided; max 128',
    ],
    ['getBlocksWithLimit', [0, 500_001], 'Limit too large; max 500000'],
    // MAX_GET_SLOT_LEADERS and others of solana-rpc-client-types 4.4.0 (request.rs).
    ['getSlotLeaders', [0, 4_000_000_000], 'Invalid limit; max 5000'],
    [
      'getInflationReward',
      [Array(33).fill(clock)],
      'Too many inputs provided; max 32',
    ],
  ]
  for (const [method, params, message] of cases) {
    it(`${method} ${JSON.stringify(params).slice(0, 40)}: ${message}`, async () => {
      const call = { jsonrpc: '2.0', id: 'a', method, params }
      const { error, id } = await (await test.send(JSON.stringify(call))).json()
      assert.deepEqual([error.code, error.message], [-32602, message])
      assert.equal(id, 'a')
    })
  }

  it('the count of parameters is known for every method', () => {
    const unknown = Object.keys(methods).filter((name) => !counts.has(name))
    assert.deepEqual(unknown, [])
  })
})

describe('HTTP responses are those of jsonrpc-http-server 18', () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"getHealth"}'
  const padded = (size: number) => body.padEnd(size)
  const limit = 50 * 1024

  // Handler::is_json and Response of jsonrpc-http-server 18.0.0 (handler.rs, response.rs).
  const cases: [what: string, type: string, body: string, status: number][] = [
    ['JSON', 'application/json', body, 200],
    ['JSON with its charset', 'Application/JSON; charset=UTF-8', body, 200],
    ['text', 'text/plain;charset=UTF-8', body, 415],
    // MAX_REQUEST_BODY_SIZE of solana-rpc 4.4.0 (rpc.rs).
    ['a body of 50 KiB', 'application/json', padded(limit), 200],
    ['one byte more', 'application/json', padded(limit + 1), 413],
    ['20 MB', 'application/json', padded(20_000_000), 413],
  ]
  for (const [what, type, body, status] of cases) {
    it(`${what}: ${status}`, async () => {
      const response = await test.send(body, type)
      assert.equal(response.status, status)
      const text = await response.text()
      if (status === 413)
        assert.equal(text, 'request body size exceeds allowed maximum')
      if (status === 415)
        assert.equal(
          text,
          'Supplied content type is not allowed. Content-Type: application/json is required\n',
        )
    })
  }

  it('a client that disconnects in the middle of its body breaks nothing', async () => {
    const { port } = new URL(test.url)
    const socket = connect({ host: '127.0.0.1', port: Number(port) })
    socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    )
    await once(socket, 'connect')
    socket.resetAndDestroy()
    await once(socket, 'close')
    assert.equal((await test.call('getHealth')).result, 'ok')
  })

  it('a response that is too long to write ends only its request', async () => {
    const { chain } = test.node
    const { genesisHash } = chain
    // As JSON.stringify throws above 512 MB.
    const toJSON = () => {
      throw new RangeError('Invalid string length')
    }
    Object.assign(chain, { genesisHash: { toJSON } })
    const { status } = await test.send(
      '{"jsonrpc":"2.0","id":1,"method":"getGenesisHash"}',
    )
    Object.assign(chain, { genesisHash })
    assert.equal(status, 500)
    assert.equal((await test.call('getHealth')).result, 'ok')
  })
})

describe('results', () => {
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

  it('every method returns a result or an error of its own, none crashes', async () => {
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

  it('u64 values are written in full', async () => {
    const id = '18446744073709551615'
    const response = await test.send(
      `{"jsonrpc":"2.0","id":${id},"method":"getAccountInfo","params":["${token}"]}`,
    )
    const text = await response.text()
    assert.match(text, /"rentEpoch":18446744073709551615/)
    assert.match(text, /"id":18446744073709551615/)
  })

  it('requestAirdrop gives lamports that a double would round', async () => {
    const { address } = await generateKeyPairSigner()
    const answer = await test.send(
      `{"jsonrpc":"2.0","id":1,"method":"requestAirdrop","params":["${address}",9007199254740993]}`,
    )
    assert.ok((await answer.json()).result)
    const { value } = await test.rpc.getBalance(address).send()
    assert.equal(value, 9007199254740993n)
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
