/** @jest-environment node */

import { formatProblem } from '@/lib/content/content-error'
import { parseSourcePage } from '@/lib/content/source-page'
import { unexplainedRule } from './unexplained'

const problemsIn = (keys: string) =>
  unexplainedRule(
    parseSourcePage(
      'en',
      'guides/new',
      `---
title: A bump
description: What this page is about, in one sentence.
unexplained: ${keys}
---
`,
    ),
  ).map(formatProblem)

test('a term may be named, and nothing else', () => {
  expect(problemsIn('[message]')).toEqual([])
  expect(problemsIn('[message, nothing]')).toEqual([
    'content/en/guides/new.mdx:4: `unexplained` names "nothing", which content/terms.json does not have; write the id of a term there',
  ])
})
