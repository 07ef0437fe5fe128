import { inSidebar, withPage } from '../page-table'

/** The sidebar with another name for a page of a section, at the same place. */
export function renameInSidebar(
  json: string,
  section: string,
  from: string,
  to: string,
): string {
  return inSidebar(json, section, (pages) =>
    pages.map((page) => (page === from ? to : page)),
  )
}

/** The sidebar without a page. */
export function dropFromSidebar(
  json: string,
  section: string,
  page: string,
): string {
  return inSidebar(json, section, (pages) =>
    pages.filter((one) => one !== page),
  )
}

interface PageTable {
  readonly total: number
  readonly locales: Readonly<Record<string, readonly string[]>>
}

/** The text of content/pages.json without a page, in all languages. */
export function dropFromTable(json: string, slug: string): string {
  const table: PageTable = JSON.parse(json)
  const locales = Object.fromEntries(
    Object.entries(table.locales).map(([locale, slugs]) => [
      locale,
      slugs.filter((one) => one !== slug),
    ]),
  )
  const total = Object.values(locales).flat().length
  return JSON.stringify({ ...table, total, locales }, null, 1)
}

/** The text of content/pages.json with a page behind the others of its section, in all languages. */
export function lastInSection(json: string, slug: string): string {
  const table: PageTable = JSON.parse(json)
  const locales = Object.fromEntries(
    Object.entries(table.locales).map(([locale, slugs]) => [
      locale,
      slugs.includes(slug)
        ? withPage(
            slugs.filter((one) => one !== slug),
            slug,
          )
        : slugs,
    ]),
  )
  return JSON.stringify({ ...table, locales }, null, 1)
}

const isOf = (slug: string) => (target: string) => target.split('#')[0] === slug

/** The text of content/related.json without a page, as a key and as a target of others. */
export function dropFromRelated(json: string, slug: string): string {
  const table: Readonly<Record<string, readonly string[]>> = JSON.parse(json)
  const rest = Object.entries(table)
    .filter(([page]) => page !== slug)
    .map(([page, targets]) => [
      page,
      targets.filter((target) => !isOf(slug)(target)),
    ])
  return `${JSON.stringify(Object.fromEntries(rest), null, 2)}\n`
}

/** The ids of the terms in content/terms.json that a page explains. */
export function termsExplainedBy(
  json: string,
  slug: string,
): readonly string[] {
  const terms: Readonly<Record<string, { readonly page: string }>> =
    JSON.parse(json)
  return Object.keys(terms).filter((id) => isOf(slug)(terms[id]?.page ?? ''))
}

/** The text of content/facts.json without the facts of these ids. */
export function dropFromFacts(json: string, ids: readonly string[]): string {
  const rest = Object.entries(JSON.parse(json)).filter(
    ([id]) => !ids.includes(id),
  )
  return `${JSON.stringify(Object.fromEntries(rest), null, 2)}\n`
}

/** The text of content/wanted.json without a page's sections. */
export function dropFromWanted(json: string, slug: string): string {
  const wanted: readonly string[] = JSON.parse(json)
  const rest = wanted.filter((target) => !isOf(slug)(target))
  return `${JSON.stringify(rest, null, 2)}\n`
}

/**
 * The text of a language's golden queries without a page. A query that only this page answered goes
 * too. The file has one query on each line.
 *
 * @returns the text, and the queries that are gone
 */
export function dropFromGolden(json: string, slug: string) {
  const dropped: string[] = []
  const lines = json.split('\n').flatMap((line) => {
    if (!line.includes(`"${slug}`)) return [line]
    const golden = JSON.parse(line.replace(/,\s*$/, ''))
    const key = 'english' in golden ? 'english' : 'anchors'
    const all: readonly string[] = golden[key]
    const targets = all.filter((target) => !isOf(slug)(target))
    if (targets.length === all.length) return [line]
    if (targets.length === 0) {
      dropped.push(golden.query)
      return []
    }
    const list = `[${targets.map((one) => JSON.stringify(one)).join(', ')}]`
    const query = JSON.stringify(golden.query)
    return [`  { "query": ${query}, "${key}": ${list} },`]
  })
  const text = lines.join('\n').replace(/,(\s*\])\s*$/, '$1\n')
  return { text, dropped }
}

/** The text of content/inbound-anchors.json without a page; one key or anchor is on each line. */
export function dropFromInbound(json: string, slug: string): string {
  return json
    .replace(new RegExp(`"${slug}": \\[[^\\]]*\\],?\\n?`), '')
    .replace(/,(\s*\})/g, '$1')
}

/** The text of content/versions/same-meaning.json without a page. */
export function dropFromSameMeaning(json: string, slug: string): string {
  const { [slug]: _, ...rest } = JSON.parse(json)
  return `${JSON.stringify(rest, null, 2)}\n`
}
