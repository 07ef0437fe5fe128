import { cureOfName, nearestName } from './nearest-name'

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

test('where no name is near, all are named', () => {
  expect(cureOfName('titel', known)).toBe('did you mean "title"?')
  expect(cureOfName('tags', known)).toBe(
    'it is one of: title, description, status, statusSince',
  )
})
