/** @jest-environment node */

import { parseSourcePage } from '@/lib/content/source-page'
import { problemsOf } from '@/lib/rules/check'
import { componentNames } from '@/lib/rules/components'
import { elementsOf } from '@/lib/rules/elements'
import { examples } from './examples'

const head = `---
title: Catalogue
description: Every component that an author may use, with its source.
checked: 2026-11-21
---

`
const pages = examples().map(({ name, source }) => ({
  name,
  page: parseSourcePage('en', 'catalogue', head + source),
}))

test('the catalogue shows every component that an author may use', () => {
  const shown = new Set(
    pages.flatMap(({ page }) => elementsOf(page.tree).map(({ name }) => name)),
  )
  const cure =
    'write components/mdx/examples/<Component>.mdx, or add it to the example of the component around it'
  expect({ cure, shown: [...shown].sort() }).toEqual({
    cure,
    shown: [...componentNames].sort(),
  })
})

test.each(pages)(
  'the example of $name passes the rules of a page',
  ({ page }) => {
    const faults = problemsOf(page).filter(({ hint }) => !hint)
    expect(faults.map(({ message }) => message)).toEqual([])
  },
)
