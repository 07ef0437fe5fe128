import { outlineOf } from './outline'

const page = `---
title: Accounts
---

# Accounts

Text of the page.

## Read one

<CodeGroup>

Close one
---------

More text.
`

describe.each([
  ['\n', page],
  ['\r\n', page.replaceAll('\n', '\r\n')],
  ['a blank behind the marks of the front matter', page.replace('---', '--- ')],
])('lines that end in %j', (_, source) => {
  test.each([
    ['a text', 'Text of', 'Words of', true],
    ['front matter', 'title: Accounts', 'title: All accounts', false],
    ['a heading', '## Read one', '## Read two', false],
    ['an underlined heading', 'Close one', 'Close two', false],
    ['a program', '<CodeGroup>', '', false],
    ['what holds the program', '<CodeGroup>', '<Callout>\n<CodeGroup>', false],
  ])('another %s makes the same outline: %#', (__, from, to, same) => {
    const changed = source.replace(from, to)
    expect(changed).not.toBe(source)
    expect(outlineOf(changed) === outlineOf(source)).toBe(same)
  })
})
