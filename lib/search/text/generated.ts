import { listedTerms } from '@/components/a-z/listed-terms'
import { queryFromPaste } from '@/components/docs-search/pasted-query'
import { type ErrorRecord, errorsByProgram } from '@/components/errors/records'
import type { Page } from '@/lib/content/page'
import type { GeneratedName } from '@/lib/content/registry'
import { ownErrors } from '@/lib/content/registry'
import type { Header } from '@/lib/header'
import { textsOf } from '@/lib/i18n/texts'
import type { SectionText } from '@/lib/search/full-text'
import { termAnchor } from '@/lib/terms/read'
import type { Locale } from '@/site.config'

/** The sections of the kinds of generated pages that have more to say than their headings. */
const own: Partial<
  Readonly<Record<GeneratedName, (page: Page) => readonly SectionText[]>>
> = { errors: errorSections, az: termSections }

/**
 * The sections of a generated page: its description, then those of its kind, otherwise its
 * headings.
 */
export function generatedSections(
  page: Page,
  name: GeneratedName,
): readonly SectionText[] {
  return [
    { anchor: '', level: 1, title: '', texts: [page.excerpt] },
    ...(own[name]?.(page) ?? page.headers.flatMap(ofHeader)),
  ]
}

function ofHeader(header: Header): readonly SectionText[] {
  const { slug: anchor, level, title, children } = header
  return [{ anchor, level, title, texts: [] }, ...children.flatMap(ofHeader)]
}

/**
 * Each error below its program, by name and code; frequent ones by message too.
 */
function errorSections({ locale }: Page): readonly SectionText[] {
  const programs = errorsByProgram(locale).flatMap(({ program, errors }) => [
    ofProgram(program.id, program.name),
    ...errors.map((error) => ({
      anchor: error.anchor,
      level: 3,
      title: error.hex ? `${error.name} ${error.hex}` : error.name,
      texts: error.help ? error.messages : [],
      names: error.help ? asPasted(error) : [],
      code: error.hex || !error.decimal ? [] : [error.decimal],
    })),
  ])
  return [ownErrorsSection(locale), ...programs]
}

/** The queries that a pasted error becomes: without what differs from case to case. */
const asPasted = ({ program, hex, messages }: ErrorRecord) => [
  ...(hex ? [`${program} ${hex}`] : []),
  ...messages.map((message) =>
    queryFromPaste(message.replace(/\(?\$\w+\)?/g, '')),
  ),
]

/** The number of a program's own errors whose codes lead to the section that explains them. */
const ownCodes = 100

/** The rule of a program's own errors, by their first codes in decimal and in hex. */
function ownErrorsSection(locale: Locale): SectionText {
  const t = textsOf(locale, 'errorsPage')
  const plain = { code: (chunks: string) => chunks }
  const codes = Array.from({ length: ownCodes }, (_, index) => 6000 + index)
  return {
    ...ofProgram(ownErrors, t('own')),
    texts: [t.markup('ownRule', plain)],
    names: codes.map((code) => `0x${code.toString(16)}`),
  }
}

/** Each term by its name and its English name. */
function termSections({ locale }: Page): readonly SectionText[] {
  return listedTerms(locale).map(({ id, term, english }) => ({
    anchor: termAnchor(id),
    level: 2,
    title: term,
    texts: [],
    names: english ? [english] : [],
  }))
}

const ofProgram = (anchor: string, title: string): SectionText => ({
  anchor,
  level: 2,
  title,
  texts: [],
})
