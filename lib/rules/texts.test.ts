/** @jest-environment node */
import { parseSourcePage } from '@/lib/content/source-page'
import { quoteOf, textsOfPage } from './texts'

const page = parseSourcePage(
  'en',
  'guides/new',
  `---
title: A page
navTitle: Page
description: What this page is about, in one sentence.
---

A paragraph with \`code\`.

![A picture](/a.png)

## A heading [#other]

| A cell |
| --- |

<Figure diagram="cpi" alt="A diagram" words={{ owner: 'Owner' }} />
`,
)

test('the texts of a page are all that readers see, with their lines', () => {
  expect(textsOfPage(page)).toMatchObject([
    { text: 'A page', line: 2, label: true },
    { text: 'Page', line: 3, label: true },
    {
      text: 'What this page is about, in one sentence.',
      line: 4,
      label: false,
    },
    { text: 'A paragraph with \uE000.', line: 7 },
    { text: '', line: 9 },
    { text: 'A picture', line: 9, attribute: true },
    { text: 'A heading', line: 11 },
    { text: 'A cell', line: 13, label: true },
    { text: 'A diagram', line: 16, attribute: true },
    { text: 'Owner', line: 16, label: true, attribute: true },
  ])
})

test.each([
  ['Call \uE000.', 'Call ….'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(60)}…`],
])('the quote of "%s"', (text, quote) => {
  expect(quoteOf(text)).toBe(quote)
})
