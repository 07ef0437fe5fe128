import { readFileSync } from 'node:fs'
import { visit } from 'unist-util-visit'
import { factsFile } from '@/lib/content/facts'
import { slugsOf } from '@/lib/content/files'
import { loadSourcePage, type SourcePage } from '@/lib/content/source-page'
import { elementsOf, textOf } from '@/lib/rules/elements'
import { locales } from '@/site.config'

/** An address outside the site, with all locations of links to it. */
export interface ExternalLink {
  readonly url: string
  /** `content/en/index.mdx:12` */
  readonly locations: readonly string[]
}

/** The external addresses of all pages and facts, each once and without its anchor. */
export function externalLinks(): readonly ExternalLink[] {
  const found = locales.flatMap((locale) =>
    slugsOf(locale).flatMap((slug) => linksOf(loadSourcePage(locale, slug))),
  )
  return gather([...found, ...sourcesOf(readFileSync(factsFile, 'utf8'))])
}

interface Found {
  readonly href: string
  readonly location: string
}

/** The external addresses on a page. */
export function linksOf(page: SourcePage): readonly Found[] {
  const found: Found[] = []
  const add = (href: string | undefined, line: number | undefined) => {
    if (href && /^https?:/.test(href))
      found.push({ href, location: `${page.file}:${line ?? 1}` })
  }
  visit(page.tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition')
      add(node.url, node.position?.start.line)
  })
  for (const element of elementsOf(page.tree, 'Card', 'a'))
    add(textOf(element, 'href'), element.position?.start.line)
  return found
}

/** The addresses of the facts' sources. */
export function sourcesOf(facts: string): readonly Found[] {
  return facts.split('\n').flatMap((line, index) => {
    const href = /"source": "(https?:[^"]+)"/.exec(line)?.[1]
    return href ? [{ href, location: `${factsFile}:${index + 1}` }] : []
  })
}

/** One entry for each address, in the order of the findings. */
export function gather(found: readonly Found[]): readonly ExternalLink[] {
  const locations = new Map<string, string[]>()
  for (const { href, location } of found) {
    const url = href.replace(/#.*/s, '')
    locations.set(url, [...(locations.get(url) ?? []), location])
  }
  return [...locations].map(([url, all]) => ({ url, locations: all }))
}
