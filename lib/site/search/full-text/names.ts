import type { SectionText } from '@/lib/shared/search/compact'
import { memo } from '@/lib/site/cache/memo'
import { loadPage } from '@/lib/site/content/load'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { readTerms, type Term } from '@/lib/site/terms/read'
import { defaultLocale, type Locale } from '@/site.config'

/**
 * Adds to each section its English heading, the tasks in it, and the names of the terms that it
 * explains: in its language, including wrong words, and in English. The page's first section gets
 * the last part of the page's address. A term that its title does not have only finds it, as it
 * names no page: accounts have balances, but a page on accounts is not one on balances.
 */
export function withNames(
  locale: Locale,
  slug: string,
  sections: readonly SectionText[],
): readonly SectionText[] {
  const terms = readTerms()
  const english = englishHeadings(slug)
  return sections.map((section) => {
    const places = placesOf(slug, section)
    const own = terms
      .filter(({ page }) => page && places.includes(page))
      .flatMap((term) => namesOf(term, locale))
    const title = english.get(section.anchor) ?? ''
    if (section.level === 1) {
      const name = slug.split('/').at(-1) ?? ''
      const titles = `${section.title} ${title} ${name}`.toLowerCase()
      const isNamed = (each: string) => titles.includes(each.toLowerCase())
      const names = unlike(section.title, [title, name, ...own.filter(isNamed)])
      const said = own.filter((each) => !isNamed(each))
      return { ...section, names, words: [...section.words, ...said] }
    }
    const names = unlike(section.title, [title, ...tasksOf(title), ...own])
    return { ...section, names }
  })
}

const joinedVerbs =
  /^(?<first>\w+(?:, [\w ]+)?) (?:and|or) (?<last>\w+) (?<rest>.+)$/

/** The single tasks of an English heading that joins some: "Freeze and thaw an account". */
function tasksOf(title: string): readonly string[] {
  const { first, last, rest } = joinedVerbs.exec(title)?.groups ?? {}
  if (!first) return []
  return [...first.split(', '), last].map((verb) => `${verb} ${rest}`)
}

/** The English headings of a page by anchor, which holds in every language; '' is the title. */
const englishHeadings = memo((slug: string): ReadonlyMap<string, string> => {
  const { title } = loadPage(defaultLocale, slug)
  const { headings } = loadSourcePage(defaultLocale, slug)
  return new Map([
    ['', title],
    ...headings.map(({ id, title }) => [id, title] as const),
  ])
})

/** The places under which a term may name a section: one for each anchor. */
function placesOf(
  slug: string,
  { anchor, aliases = [] }: SectionText,
): readonly string[] {
  if (!anchor) return [slug]
  return [anchor, ...aliases].map((each) => `${slug}#${each}`)
}

function namesOf({ entries }: Term, locale: Locale): readonly string[] {
  const of = (key: Locale) => {
    const { term = '', forms = [], wrong = [] } = entries[key] ?? {}
    return [term, ...forms, ...(key === locale ? wrong : [])]
  }
  return [...new Set([...of(locale), ...of(defaultLocale)])].map((name) =>
    name.replace(/\*$/, ''),
  )
}

/** The names without those that only lengthen another name or the title. */
function unlike(title: string, names: readonly string[]): readonly string[] {
  const distinct: string[] = []
  for (const name of names) {
    const plain = name.toLowerCase()
    const known = [title, ...distinct].map((each) => each.toLowerCase())
    if (plain && !known.some((each) => plain.startsWith(each) && each))
      distinct.push(name)
  }
  return distinct
}
