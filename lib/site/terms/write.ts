import { locales } from '@/site.config'
import type { Term } from './read'
import type { TermEntry } from './schema'

/**
 * Formats the term base: terms by id, and each language's entry on a line of its own. Edits in two
 * languages then never touch the same line.
 */
export function formatTerms(terms: readonly Term[]): string {
  const blocks = [...terms]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((term) => `  ${JSON.stringify(term.id)}: {\n${linesOf(term)}\n  }`)
  return `{\n${blocks.join(',\n')}\n}\n`
}

function linesOf({ page, basic, entries }: Term): string {
  const lines: [string, unknown][] = [['page', page]]
  if (basic) lines.push(['basic', true])
  for (const locale of locales) {
    const entry = entries[locale]
    if (entry) lines.push([locale, inOrder(entry)])
  }
  return lines
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)}`)
    .join(',\n')
}

const inOrder = (entry: TermEntry) => ({
  term: entry.term,
  definition: entry.definition,
  forms: entry.forms?.length ? entry.forms : undefined,
  wrong: entry.wrong?.length ? entry.wrong : undefined,
  english: entry.english,
})

/** Formats JSON on one line, with spaces inside braces and after commas. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`)
  return `{ ${members.join(', ')} }`
}
