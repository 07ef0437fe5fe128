import { recipeEvent } from './recipe-event'

const done = { type: 'ended', how: 'done', milliseconds: 7 }

test.each<[string, unknown]>([
  ['a line', { type: 'print', level: 'warn', text: 'low' }],
  ['the end', done],
  ['that more was printed', { type: 'rest' }],
  ['that an address was refused', { type: 'refused' }],
  [
    'that a program is missing',
    { type: 'missing', program: 'Vote111111111111111111111111111111111111111' },
  ],
  ['an exit code', { ...done, how: 'failed', exitCode: 3 }],
  [
    'a failure with its place',
    {
      type: 'ended',
      how: 'failed',
      error: { message: 'm', line: 3, column: 9, hint: 'noModule' },
      milliseconds: 7,
    },
  ],
])('%s is told as it is', (_, data) => {
  expect(recipeEvent(data)).toEqual(data)
})

test.each<[string, unknown]>([
  ['a text', 'print'],
  ['a line that is no text', { type: 'print', level: 'log', text: {} }],
  [
    'a program that is no address',
    { type: 'missing', program: '0'.repeat(40) },
  ],
  ['a transaction', { type: 'transaction', transaction: {} }],
  ['an end that only the page tells', { ...done, how: 'stopped' }],
  ['a step of the panel', { type: 'fault', fault: { missing: 'wasm' } }],
])('%s is left out', (_, data) => {
  expect(recipeEvent(data)).toBeUndefined()
})

test('invalid parts of an end are dropped or cut', () => {
  const error = {
    message: 'x'.repeat(20_000),
    line: 'one',
    column: Number.NaN,
    hint: 'stop',
  }
  expect(
    recipeEvent({
      type: 'ended',
      how: 'failed',
      error,
      exitCode: '3',
      fault: 1,
    }),
  ).toEqual({
    type: 'ended',
    how: 'failed',
    error: { message: `${'x'.repeat(2_000)} … (+18000)` },
    milliseconds: 0,
  })
})

test('an error without a message, or without a line, is reported without them', () => {
  const error = { message: { toString: 1, valueOf: 1 }, line: 0, column: -5.5 }
  expect(recipeEvent({ ...done, how: 'failed', error })).toEqual({
    ...done,
    how: 'failed',
    error: { message: '?' },
  })
})
