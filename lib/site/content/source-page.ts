import { type FileMemo, fromFile } from '@/lib/site/cache/file-memo'
import { parseCached } from '@/lib/site/cache/parse-cache'
import { defaultLocale, type Locale } from '@/site.config'
import { ContentError } from './content-error'
import { fileOf, pageExists } from './files'
import { type HeadingLine, headingLines } from './headings'
import { type MdxTree, parseMdx } from './parse'

/** A page as its author wrote it, parsed; what the content rules look at. */
export interface SourcePage {
  readonly locale: Locale
  readonly slug: string
  /** Relative to the project's root. */
  readonly file: string
  readonly source: string
  readonly tree: MdxTree
  readonly headings: readonly HeadingLine[]
}

declare global {
  var sourcePages: FileMemo<SourcePage> | undefined
}

// Global, because Next bundles pages and route handlers apart: what one has parsed serves the other.
globalThis.sourcePages ??= new Map()
const pages = globalThis.sourcePages

/** Reads and parses a page's source, again only when its file has changed. Throws a ContentError when its syntax is broken. */
export function loadSourcePage(locale: Locale, slug: string): SourcePage {
  const file = fileOf(locale, slug)
  return fromFile(pages, file, (source) =>
    pageOf({ locale, slug, file, source }, parseCached),
  )
}

/** The English page that a page translates; nothing for English itself, and where English has no such page. */
export function englishOf({
  locale,
  slug,
}: SourcePage): SourcePage | undefined {
  if (locale === defaultLocale || !pageExists(defaultLocale, slug))
    return undefined
  return loadSourcePage(defaultLocale, slug)
}

/** Parses a page's source. Throws a ContentError when its syntax is broken. */
export function parseSourcePage(
  locale: Locale,
  slug: string,
  source: string,
): SourcePage {
  const file = fileOf(locale, slug)
  return pageOf({ locale, slug, file, source }, () => parseMdx(source))
}

function pageOf(
  written: Omit<SourcePage, 'tree' | 'headings'>,
  parse: (file: string, source: string) => MdxTree,
): SourcePage {
  const { file, source } = written
  const tree = parseOrExplain(file, () => parse(file, source))
  return { ...written, tree, headings: headingLines(tree) }
}

function parseOrExplain(file: string, parse: () => MdxTree): MdxTree {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof Error && 'place' in error)) throw error
    const message = `is not valid MDX: ${error.message}; mend the tag or brace that stands there (a < or { of the text is written \\< or \\{)`
    throw new ContentError([{ file, line: lineOfError(error), message }])
  }
}

/** Where a tag is left open, the parser says the place in its message only. */
function lineOfError(error: Error): number {
  if ('line' in error && typeof error.line === 'number') return error.line
  return Number(/\((\d+):\d+-/.exec(error.message)?.[1] ?? 1)
}
