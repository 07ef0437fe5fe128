/** @jest-environment node */
import { notePosition } from './position'

const view = { width: 400, covered: 56 }
const note = { width: 200, height: 80 }
const word = (left: number, top: number) => ({
  left,
  top,
  width: 60,
  height: 20,
})

test.each([
  ['centred above its word', word(150, 300), { left: 80, top: 214 }],
  ['below it under the bar', word(150, 100), { left: 80, top: 126 }],
  ['not over the left edge', word(10, 300), { left: 8, top: 214 }],
  ['not over the right edge', word(360, 300), { left: 192, top: 214 }],
])('%s', (_, rect, place) => {
  expect(notePosition(rect, note, view)).toEqual(place)
})
