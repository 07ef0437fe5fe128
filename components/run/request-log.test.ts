/** @jest-environment node */
import type { RpcRequest } from '@/packages/program-runner/src/protocol/events'
import { type LoggedRequest, logRequest } from './request-log'

const call = (method: string, params = '[]', result = '1'): RpcRequest => ({
  method,
  params,
  result,
  milliseconds: 1,
})

const logOf = (...requests: readonly RpcRequest[]) =>
  requests.reduce<readonly LoggedRequest[]>(logRequest, [])

const linesOf = (log: readonly LoggedRequest[]) =>
  log.map(
    ({ method, result, times }) =>
      `${method} ${result}${times > 1 ? ` ×${times}` : ''}`,
  )

test('a client that polls two calls in turn fills two lines, with the newest responses', () => {
  const log = logOf(
    call('sendTransaction'),
    call('getSignatureStatuses', '["a"]', 'null'),
    call('getBlockHeight', '[]', '7'),
    call('getSignatureStatuses', '["a"]', '"confirmed"'),
    call('getBlockHeight', '[]', '8'),
  )
  expect(linesOf(log)).toEqual([
    'sendTransaction 1',
    'getSignatureStatuses "confirmed" ×2',
    'getBlockHeight 8 ×2',
  ])
})

test('notifications of each slot fill one line, those of an account a line each', () => {
  const notified = (method: string, result: string): RpcRequest => ({
    method,
    params: '[3]',
    result,
  })
  const log = logOf(
    call('accountSubscribe', '["a"]', '3'),
    notified('slotNotification', '{"slot":1}'),
    notified('accountNotification', '{"lamports":5}'),
    notified('slotNotification', '{"slot":2}'),
    notified('accountNotification', '{"lamports":6}'),
  )
  expect(linesOf(log)).toEqual([
    'accountSubscribe 3',
    'slotNotification {"slot":2} ×2',
    'accountNotification {"lamports":5}',
    'accountNotification {"lamports":6}',
  ])
})
