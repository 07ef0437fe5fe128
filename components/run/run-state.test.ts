/** @jest-environment node */
import {
  mostLines,
  newRun,
  outputOf,
  type RunAction,
  reduceRun,
} from './run-state'

const after = (...actions: readonly RunAction[]) =>
  actions.reduce(reduceRun, newRun)
const print = (text: string): RunAction => ({
  type: 'print',
  level: 'log',
  text,
})

test('a run prints and ends', () => {
  const state = after(
    { type: 'load', edited: false },
    { type: 'progress', loaded: 10, total: 20 },
    { type: 'start' },
    print('a'),
    print('b'),
    {
      type: 'request',
      request: {
        method: 'getSlot',
        params: '[]',
        result: '1',
        milliseconds: 1,
      },
    },
    { type: 'ended', how: 'done', milliseconds: 12 },
  )
  expect(state).toMatchObject({
    phase: 'done',
    milliseconds: 12,
    requests: [{ method: 'getSlot', times: 1 }],
  })
  expect(outputOf(state)).toBe('a\nb')
})

test('another run starts with nothing of the last', () => {
  const fault: RunAction = { type: 'fault', fault: { missing: 'wasm' } }
  const state = after(print('a'), fault, { type: 'load', edited: true })
  expect(state).toEqual({ ...newRun, phase: 'loading', edited: true })
})

test('the earliest lines of a long output are dropped', () => {
  const printed = Array.from({ length: mostLines + 2 }, (_, index) =>
    print(String(index)),
  )
  const { lines, printed: count } = after(...printed)
  expect(lines).toHaveLength(mostLines)
  expect(lines[0]).toEqual({ key: 2, level: 'log', text: '2' })
  expect(count).toBe(mostLines + 2)
})
