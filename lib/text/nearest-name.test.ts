import { nearestName } from './nearest-name'

const known = ['title', 'description', 'status', 'statusSince']

test.each([
  ['titel', 'title'],
  ['Description', 'description'],
  ['statussince', 'statusSince'],
  ['tilte', 'title'],
  ['tags', undefined],
  ['', undefined],
])('%j was meant to be %j', (wrong, meant) => {
  expect(nearestName(wrong, known)).toBe(meant)
})
