/** @jest-environment node */

import { formatProblem } from '@/lib/site/content/content-error'
import { parseSourcePage } from '@/lib/site/content/source-page'
import type { Locale } from '@/site.config'
import { unexplainedRule } from './unexplained'

const problemsIn = (keys: string, locale: Locale = 'en', slug = 'guides/new') =>
  unexplainedRule(
    parseSourcePage(
      locale,
      slug,
      `---
title: A bump
description: What this page is about, in one sentence.
unexplained: ${keys}
---

The messages of an Error, no \`seed\`.

| mint |
| --- |
`,
    ),
  ).map(formatProblem)

const file = 'content/en/guides/new.mdx'

test('a term that the text uses, in any of its forms', () => {
  expect(problemsIn('[message]')).toEqual([])
})

test.each([
  ['nothing', 'which content/terms.json does not have; write the id of a term'],
  ['seed', 'that the text of this page does not use; remove it'],
  ['mint', 'that the text of this page does not use; remove it'],
  ['bump', 'that the text of this page does not use; remove it'],
])('"%s" is refused with its line and cure', (id, message) => {
  expect(problemsIn(`[message, ${id}]`)).toEqual([
    expect.stringContaining(`${file}:4: \`unexplained\` names "${id}"`),
  ])
  expect(problemsIn(`[${id}]`)[0]).toContain(message)
})

test('a term is named once', () => {
  expect(problemsIn('[message, message]')).toEqual([
    `${file}:4: \`unexplained\` names "message" twice; remove one`,
  ])
})

test('a translation does not repeat what English names', () => {
  expect(problemsIn('[message]', 'de', 'integrations/mango')).toEqual([
    'content/de/integrations/mango.mdx:4: `unexplained` names "message", as the English page does; remove it here: it applies to all languages',
  ])
})
