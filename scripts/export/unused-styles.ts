import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Parts of DocSearch that this site never shows. */
const unused = [
  'AskAi',
  'Chip',
  'ErrorScreen',
  'Facet',
  'Help',
  'Hit-badge',
  'Hit-Tree',
  'HitsFooter',
  'Link',
  'Memorize',
  'Menu',
  'NoResults',
  'Popover',
  'Prefill',
  'Screen-Icon',
  'StartScreen',
  'Thread',
  'Title',
]

/** The rules that begin with such a part, in a style sheet without comments and blanks. */
const rules = new RegExp(
  `(?<=[{}])\\.DocSearch-(?:${unused.join('|')})[^{}]*\\{[^{}]*\\}`,
  'g',
)

/** Properties that only such parts use. */
const properties =
  /--(?:docsearch-(?:chip|code-block|dropdown-menu|error|fav|key|menu|popover|search-button|success)|ease|shadow-pop|shimmer|fav|del)[a-z-]*:[^;}]*;?/g

/** A style sheet of DocSearch without what belongs to parts that are never shown. */
export const withoutUnused = (css: string): string =>
  css.replace(rules, '').replace(properties, '')

/** Leaves out of DocSearch's style sheets, a third of them, what this site never shows. */
export const unusedStyles: Plugin = {
  name: 'unused-styles',
  setup({ onLoad }) {
    const filter = /@docsearch[\\/]css[\\/]dist[\\/]\w+\.css$/
    onLoad({ filter }, ({ path }) => ({
      contents: withoutUnused(readFileSync(path, 'utf8')),
      loader: 'css',
    }))
  },
}
