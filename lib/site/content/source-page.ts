import { type FileMemo, fromFile } from '@/lib/site/cache/file-memo'
import { parseCached } from '@/lib/site/cache/parse-cache'
import type { Locale } from '@/site.config'
import { ContentError } from './content-error'
import { fileOf } from './files'
import { type HeadingLine, headingLines } from './headings'
import { type MdxTree, parseMdx } from './parse'

/** A page as its author wrote it, parsed. The content rules look at it. */
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

// The map is global because Next bundles pages and route handlers separately. Both then share it.
globalThis.sourcePages ??= new Map()
const pages = globalThis.sourcePages

/**
 * Loads and parses a page's source, and again only after its file has changed. Throws a
 * ContentError on broken syntax.
 */
export function loadSourcePage(locale: Locale, slug: string): SourcePage {
  const file = fileOf(locale, slug)
  return fromFile(pages, file, (source) =>
    pageOf({ locale, slug, file, source }, parseCached),
  )
}

/**
 * Parses the given source of a page.
 *
 * @param file where the source stands, for messages
 * @throws ContentError on broken syntax
 */
export function parseSourcePage(
  locale: Locale,
  slug: string,
  source: string,
  file = fileOf(locale, slug),
): SourcePage {
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
    const message = `is not valid MDX: ${error.message}; fix the tag or brace there (a < or { of the text is written \\< or \\{)`
    throw new ContentError([{ file, line: lineOfError(error), message }])
  }
}

/** The line of a syntax error. For a tag that is not closed, only the parser's message has it. */
function lineOfError(error: Error): number {
  if ('line' in error && typeof error.line === 'number') return error.line
  return Number(/\((\d+):\d+-/.exec(error.message)?.[1] ?? 1)
}
