import type { Header, Page } from '@/lib/content/page'
import { errorsByProgram } from '@/lib/errors/records'
import { searchHeadersOf } from '@/lib/generated/pages'
import type { GeneratedName } from '@/lib/generated/registry'
import type { SectionText } from '../compact'

/** What a kind of generated page gives to the full text, where it has more to say than its headings. */
const own: Partial<
  Readonly<Record<GeneratedName, (page: Page) => readonly SectionText[]>>
> = { errors: errorSections }

/** The sections of a generated page: its description, then what its kind gives, or its headings. */
export function generatedSections(
  page: Page,
  name: GeneratedName,
): readonly SectionText[] {
  const { excerpt, locale, slug } = page
  const headings = () => searchHeadersOf(locale, slug).flatMap(ofHeader)
  return [
    { anchor: '', level: 1, title: '', texts: [excerpt], words: [] },
    ...(own[name]?.(page) ?? headings()),
  ]
}

function ofHeader(header: Header): readonly SectionText[] {
  const { slug: anchor, level, title, children } = header
  return [
    { anchor, level, title, texts: [], words: [] },
    ...children.flatMap(ofHeader),
  ]
}

/**
 * Every error under its program by name and code; the hex form answers to the decimal one too. The frequent ones also by message, cause and
 * way out.
 */
function errorSections({ locale }: Page): readonly SectionText[] {
  return errorsByProgram(locale).flatMap(({ program, errors }) => [
    ofProgram(program.id, program.name),
    ...errors.map(({ name, hex, decimal, anchor, message, help }) => ({
      anchor,
      level: 3,
      title: hex ? `${name} ${hex}` : name,
      texts: help ? [message, help.cause, help.wayOut].filter(Boolean) : [],
      words: hex ? [] : [decimal],
    })),
  ])
}

const ofProgram = (anchor: string, title: string): SectionText => ({
  anchor,
  level: 2,
  title,
  texts: [],
  words: [],
})
