import type { Place } from './place'

interface NewPage extends Place {
  readonly recipe: string
  /** Today's date: `2026-11-21`. */
  readonly today: string
}

/** The title from a name: `Get program accounts` for `get-program-accounts`. */
const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The text of a new page: the parts of a recipe in order, with TODO wherever its author writes. */
export function pageSkeleton(newPage: NewPage): string {
  const { section, page, slug, recipe, today } = newPage
  return `---
title: ${titleOf(page)}
description: TODO one sentence for search engines and link previews.
checked: ${today}
${section === 'integrations' ? 'status: current\n' : ''}---

TODO say what the page is for, and when to use something else.

${section === 'core-concepts' ? factSheet : ''}## ${titleOf(recipe)} [#${recipe}]

TODO say in one or two sentences what the recipe does, when to use it, and when not.

<CodeGroup sample="${slug}/${recipe}" />

<ErrorCase code="0x1" text="TODO the error as it is printed">

TODO say why it comes, and the way out. Take this out if readers meet no error.

</ErrorCase>

<Sources>

- [TODO name the page that the facts come from](https://solana.com/docs)

</Sources>
`
}

const factSheet = `<FactSheet>

- TODO write five to ten facts, with their numbers from content/facts.json.

</FactSheet>

`

/** The program of a new recipe. It runs as it is, until its author replaces it. */
export const sampleSkeleton = `// TODO write the program that the recipe promises.
import { createSolanaRpc } from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const slot = await rpc.getSlot().send()
// #endregion

console.log('slot:', slot)
`
