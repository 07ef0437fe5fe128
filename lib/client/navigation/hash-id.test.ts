import { hashId } from './hash-id'

test.each([
  ['', ''],
  ['#rent', 'rent'],
  ['#%C3%BCber', 'über'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('the hash "%s" names the id "%s"', (hash, id) => {
  expect(hashId(hash)).toBe(id)
})
