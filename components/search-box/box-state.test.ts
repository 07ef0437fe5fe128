import {
  type BoxAction,
  type BoxState,
  boxReducer,
  emptyBox,
} from './box-state'

const typed: BoxState = { query: 'acc', focus: 0, open: true, entered: false }

test.each<[string, BoxState, BoxAction, Partial<BoxState>]>([
  [
    'typing opens the list at its first',
    { ...typed, focus: 2, open: false },
    { type: 'type', query: 'acco' },
    { query: 'acco', focus: 0, open: true },
  ],
  [
    'down from the last wraps',
    { ...typed, focus: 2 },
    { type: 'move', by: 1, count: 3 },
    { focus: 0 },
  ],
  [
    'up from the first wraps',
    typed,
    { type: 'move', by: -1, count: 3 },
    { focus: 2 },
  ],
  [
    'down from none',
    { ...typed, focus: -1 },
    { type: 'move', by: 1, count: 3 },
    { focus: 0 },
  ],
  ['leave', { ...typed, focus: 2 }, { type: 'leave' }, { focus: -1 }],
  ['Escape closes', typed, { type: 'escape' }, { query: 'acc', open: false }],
  ['Escape clears', { ...typed, open: false }, { type: 'escape' }, emptyBox],
  ['an early Enter', typed, { type: 'enter early' }, { entered: true }],
  [
    'typing takes an early Enter back',
    { ...typed, entered: true },
    { type: 'type', query: 'acco' },
    { entered: false },
  ],
  [
    'so does Escape',
    { ...typed, entered: true },
    { type: 'escape' },
    { entered: false },
  ],
  [
    'and leaving the box',
    { ...typed, entered: true },
    { type: 'forget enter' },
    { query: 'acc', open: true, entered: false },
  ],
  ['choosing clears', { ...typed, focus: 2 }, { type: 'chosen' }, emptyBox],
])('%s', (_, state, action, expected) => {
  expect(boxReducer(state, action)).toMatchObject(expected)
})
