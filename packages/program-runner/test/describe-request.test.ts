import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeRequest } from '../src/chain/describe-request'

const address = 'CE18aQp6qz9pGxzDDaLwT6iu7MKAn1YMbGfRPpv3c8yE'

test('parameters that are nested too deeply are left out', () => {
  const params = JSON.parse(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)
  const { params: shown } = describeRequest(
    { method: 'getSlot', params },
    {},
    1,
  )
  assert.equal(shown, '…')
})

test('a call is described with its parameters, its result and its time', () =>
  assert.deepEqual(
    describeRequest(
      { method: 'getBalance', params: [address] },
      { result: { context: { slot: 7n }, value: 1_000_000_000n } },
      0.4,
    ),
    {
      method: 'getBalance',
      params: `["${address}"]`,
      result: '{"context":{"slot":7},"value":1000000000}',
      milliseconds: 0.4,
    },
  ))

test('an error replaces the result', () =>
  assert.deepEqual(
    describeRequest(
      { method: 'getNothing' },
      { error: { code: -32601, message: 'Method not found' } },
      1,
    ),
    {
      method: 'getNothing',
      params: '[]',
      error: '-32601 Method not found',
      milliseconds: 1,
    },
  ))

test('long strings and long lists are cut', () => {
  const { params, result = '' } = describeRequest(
    { method: 'sendTransaction', params: ['AQ'.repeat(400), { skip: true }] },
    { result: Array.from({ length: 500 }, () => address) },
    1,
  )
  assert.equal(params, '["AQAQAQAQ…",{"skip":true}]')
  assert.ok(result.length < 200 && result.endsWith('…'))
})

test('what is not a call, and a call without a response, are described too', () =>
  assert.deepEqual(describeRequest({}, null, 1), {
    method: '?',
    params: '[]',
    result: 'null',
    milliseconds: 1,
  }))
