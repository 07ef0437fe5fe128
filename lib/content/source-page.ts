import { openDiskCache, throughCache } from '@/lib/cache/disk-cache'
import { type FileMemo, fromFile } from '@/lib/cache/file-memo'
import type { Locale } from '@/site.config'
import { ContentError } from './content-error'
import { fileOf } from './files'
import { type HeadingLine, headingLines } from './headings'
import { type MdxTree, parseMdx } from './parse'

/** A page as its author wrote it, parsed for the content rules. */
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

/** Reading a tree is thirty times as fast as parsing, and checks, tests and builds need all pages. */
const trees = openDiskCache<MdxTree>('.cache/mdx', [
  'package-lock.json',
  'lib/content/parse.ts',
])

/**
 * Loads and parses a page's source, and again only after its file has changed. Throws a
 * ContentError on broken syntax.
 */
export function loadSourcePage(locale: Locale, slug: string): SourcePage {
  const file = fileOf(locale, slug)
  return fromFile(pages, file, (source) =>
    pageOf({ locale, slug, file, source }, () =>
      throughCache(trees, file, source, () => parseMdx(source)),
    ),
  )
}

/**
 * Parses the given source of a page.
 *
 * @param file the path of the source, for messages
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
  parse: () => MdxTree,
): SourcePage {
  const { file, source } = written
  const tree = parseOrExplain(file, source, parse)
  return { ...written, tree, headings: headingLines(tree) }
}

function parseOrExplain(
  file: string,
  source: string,
  parse: () => MdxTree,
): MdxTree {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof Error && 'place' in error)) throw error
    const line = lineOfError(error)
    // The parser's note may recommend what this book does not allow.
    const reason = error.message.replace(/ \(note: .*\)$/, '')
    const cure = cureOf(reason, source.split('\n')[line - 1] ?? '')
    const message = `is not valid MDX: ${reason}; ${cure}`
    throw new ContentError([{ file, line, message }])
  }
}

/** How a heading gets its id, for whoever writes it as in another tool. */
export const headingIdCure =
  'the id of a heading is written [#its-id], at the end of its line'

/** Syntax of other tools, with the form that this book uses. */
const cures: readonly (readonly [found: RegExp, cure: string])[] = [
  [/<!--/, 'a comment is written {/* … */}, on a line of its own'],
  [
    /\{%|\{\{[<%]/,
    'pages have no tags of templates: write Markdown, or a component (/catalogue of npm run dev shows all)',
  ],
  [/\{:? *#[^}]*\}/, headingIdCure],
  [/<(?:https?:|[^\s>]+@)/, 'a link is written [words](https://example.org)'],
  [
    /before attribute value/,
    'a property is written with straight marks, title="…"',
  ],
  [
    /import\/exports/,
    'a line that begins with import or export is code here: begin it with another word',
  ],
  [
    /expected an open tag/,
    'nothing is open that this could close: remove it, or open it above',
  ],
  [
    /closing tag for `<(?:Callout|Cards?|Code(?:Group)?|ErrorCase|FactSheet|Figure|Sources)\b/,
    'close it on a line of its own; a code fence inside it ends before that',
  ],
  [
    /closing tag for `</,
    'pages have no HTML: write Markdown, and a type such as Vec<u8> as code',
  ],
]

function cureOf(reason: string, line: string): string {
  const known = cures.find(([found]) => found.test(line) || found.test(reason))
  return (
    known?.[1] ??
    'fix the tag or brace there (a < or { of the text is written \\< or \\{)'
  )
}

/** The line of a syntax error. For a tag that is not closed, only the parser's message has it. */
function lineOfError(error: Error): number {
  if ('line' in error && typeof error.line === 'number') return error.line
  return Number(/\((\d+):\d+-/.exec(error.message)?.[1] ?? 1)
}
