import { basename, dirname } from 'node:path'
import { memo } from '@/lib/cache/memo'
import { runnableRecipes } from '@/lib/code/runnable'
import { variantsOf } from '@/lib/code/samples'
import { lineOfNode } from '@/lib/content/parse'
import { readingOrder } from '@/lib/content/sidebar'
import { loadSourcePage } from '@/lib/content/source-page'
import { headingLink } from '@/lib/links/heading-link'
import { elementsOf, textOf } from '@/lib/rules/elements'
import { defaultLocale, type Locale, site } from '@/site.config'

/** The program that the playground begins with, below `samples/`. It is verified as recipes are. */
export const starter = 'playground/start.ts'

/** The programs of a page that the playground offers. */
export interface ChoiceGroup {
  /** The page's title. */
  readonly title: string
  /** The language tag of the title. */
  readonly lang: string
  readonly choices: readonly Choice[]
}

interface Choice {
  /** The program's path below `samples/`. */
  readonly file: string
  /** The section that shows it, with the file's name where the section shows several programs. */
  readonly name: string
}

/** A program, and the section that shows it. */
interface Shown {
  readonly file: string
  readonly slug: string
  readonly anchor: string
}

/**
 * All programs that run in the reader's browser, grouped by page in reading order, with the titles
 * of a language, or in English if the language does not have the page.
 */
export function choicesOf(locale: Locale): readonly ChoiceGroup[] {
  return shownRecipes(defaultLocale).map(({ slug, shown }) => ({
    ...titleOf(locale, slug),
    choices: shown.map(({ file, anchor }) => {
      const { title } = titleOf(locale, slug, anchor)
      const isAlone =
        shown.filter((each) => each.anchor === anchor).length === 1
      return { file, name: isAlone ? title : `${title} · ${basename(file)}` }
    }),
  }))
}

function titleOf(locale: Locale, slug: string, anchor = '') {
  const link = `/${slug}${anchor && `#${anchor}`}`
  const found = headingLink(locale, link) ?? headingLink(defaultLocale, link)
  const { lang } = site.locales[defaultLocale]
  return found ?? { title: link, lang }
}

/** The programs of each page, each on the page that first shows it in a language. */
const shownRecipes = memo((locale: Locale) => {
  const runnable = new Set(runnableRecipes())
  const places = readingOrder(locale)
    .flatMap((slug) => programsOn(locale, slug))
    .filter(({ file }) => runnable.has(file) && file !== starter)
  const chosen = new Map<string, Shown>()
  for (const place of places) {
    const before = chosen.get(place.file)
    if (!before || (isOwn(place) && !isOwn(before)))
      chosen.set(place.file, place)
  }
  const slugs = new Set(places.map(({ slug }) => slug))
  return [...slugs].map((slug) => ({
    slug,
    shown: [...chosen.values()].filter((each) => each.slug === slug),
  }))
})

/** True on the page that the program was written for, which its folder names. */
const isOwn = ({ file, slug }: Shown) => dirname(file) === (slug || 'home')

/** The programs that a page shows, in the order of their sections. */
function programsOn(locale: Locale, slug: string): readonly Shown[] {
  const { headings, tree } = loadSourcePage(locale, slug)
  return elementsOf(tree, 'CodeGroup', 'Code', 'Output').flatMap((element) => {
    const line = lineOfNode(element)
    const anchor = headings.findLast((each) => each.line < line)?.id ?? ''
    const recipe = textOf(element, 'sample')
    const file = textOf(element, 'file')
    const files = recipe ? variantsOf(recipe) : file ? [file] : []
    return files.map((each) => ({ file: each, slug, anchor }))
  })
}
