import type { Problem } from '@/lib/content/content-error'
import { pageExists } from '@/lib/content/files'
import { headingAt } from '@/lib/content/headings'
import { loadSourcePage } from '@/lib/content/source-page'
import { lineOfEntry } from '@/lib/files/json-line'
import { readPageLink } from '@/lib/links/page-link'
import { isPublishedId } from '@/lib/links/published'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { type Term, termsFile } from './read'
import { approvedForms } from './schema'

/**
 * The problems inside the term base beyond its form: words that two terms claim, and pages that do
 * not exist.
 */
export function checkTerms(
  terms: readonly Term[],
  source: string,
): readonly Problem[] {
  const at = (id: string, message: string): Problem => ({
    file: termsFile,
    line: lineOfEntry(source, id),
    message: `${id}: ${message}`,
  })
  return [
    ...terms.flatMap((term) =>
      complaintsOf(term).map((message) => at(term.id, message)),
    ),
    ...locales.flatMap((locale) =>
      claims(terms, locale).map(([id, message]) => at(id, message)),
    ),
  ]
}

function complaintsOf(term: Term): readonly string[] {
  const complaints: string[] = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(term.id))
    complaints.push('is not an id; write it in kebab case')
  const target = readPageLink(`/${term.page}`)
  if (!target || !pageExists(defaultLocale, target.slug))
    complaints.push(
      `\`page\` is "${term.page}", which does not exist; name an English page such as core-concepts/pdas`,
    )
  else if (target.anchor && !anchorExists(target.slug, target.anchor))
    complaints.push(
      `\`page\` names the anchor "${target.anchor}", which ${target.slug} does not have; correct it or leave it out`,
    )
  return complaints
}

const anchorExists = (slug: string, anchor: string) =>
  isPublishedId(slug, anchor) ||
  headingAt(loadSourcePage(defaultLocale, slug).headings, anchor) !== undefined

/**
 * Problems of words that two terms claim, or that one calls right and another wrong. Neither the
 * content rules nor the notes could know which term is meant.
 */
function claims(
  terms: readonly Term[],
  locale: Locale,
): readonly (readonly [string, string])[] {
  const owners = new Map<string, string>()
  const found: [string, string][] = []
  const given = terms.flatMap(({ id, entries }) => {
    const entry = entries[locale]
    return entry ? [{ id, entry }] : []
  })
  for (const { id, entry } of given)
    for (const word of approvedForms(entry)) {
      const key = word.toLocaleLowerCase()
      const owner = owners.get(key)
      if (owner && owner !== id)
        found.push([
          id,
          `"${word}" in "${locale}" belongs to "${owner}" already; keep it in one of the two`,
        ])
      owners.set(key, id)
    }
  for (const { id, entry } of given)
    for (const word of entry.wrong ?? []) {
      const owner = owners.get(word.toLocaleLowerCase())
      if (owner)
        found.push([
          id,
          `"${word}" in "${locale}" is wrong here but approved for "${owner}"; decide for one`,
        ])
    }
  return found
}
