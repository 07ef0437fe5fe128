import { outlineOf } from './outline'

const page = `---
title: Accounts
---

# Accounts

Text of the page.

## Read one

<CodeGroup>

More text.
`

test.each([
  ['a text', 'Text of', 'Words of', true],
  ['front matter', 'title: Accounts', 'title: All accounts', false],
  ['a heading', '## Read one', '## Read two', false],
  ['a section’s program', '<CodeGroup>', '', false],
])('another %s makes the same outline: %#', (_, from, to, same) => {
  const changed = page.replace(from, to)
  expect(changed).not.toBe(page)
  expect(outlineOf(changed) === outlineOf(page)).toBe(same)
})
