/** @jest-environment node */
import { publishable, readPublished } from '@/lib/links/published'

test('what the book publishes is on the list of what readers may store', () => {
  const listed = new Set(readPublished())
  const cure = 'run `npm run fix`, and commit content/published.txt'
  expect({
    cure,
    missing: publishable().filter((line) => !listed.has(line)),
  }).toEqual({ cure, missing: [] })
})
