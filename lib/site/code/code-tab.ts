import { openDiskCache } from '@/lib/site/cache/disk-cache'
import { highlightLines } from './highlight.mjs'
import { languageOf } from './languages'
import type { RecordEntry } from './record'
import { readSample } from './sample'
import { readSampleFile, recordOf } from './samples'

/** What an author asks for: a file, the region to show first, and how the tab is called. */
export interface CodeRequest {
  readonly file: string
  /** The region with the essential lines; `preview` unless named. */
  readonly region?: string
  /** The tab's title; the language's own label unless named. */
  readonly title?: string
  readonly active?: boolean
  /** Whether the page shows the program in full already: the compiler sets it (remark-program-once). */
  readonly again?: boolean
}

/** A tab of a code group (specification section 3), ready to be rendered. */
export interface CodeTab {
  readonly title: string
  readonly file: string
  /** The reader's choice that this tab answers to: `kit`, `rust`, … */
  readonly choice: string
  /** The highlighter's grammar. */
  readonly language: string
  readonly active: boolean
  /** Whether there are lines that only the full program shows. */
  readonly preview: boolean
  /** The program's lines as HTML; those outside the essential region stand in `span.rest`, or are left out of an excerpt. */
  readonly html: string
  /** Whether the full program stands elsewhere on the page. */
  readonly excerpt: boolean
  readonly record: RecordEntry | undefined
  /** Whether the tab is about the whole program, so that its recorded output belongs below it. */
  readonly wholeFile: boolean
}

const cache = openDiskCache<string[]>('.cache/code', [
  'package-lock.json',
  'lib/site/code/highlight.mjs',
])

const highlighted = new Map<string, Promise<string[]>>()

/** The lines of a sample as HTML. Every language shows it, and every process of a build. */
function highlightOnce(file: string, code: string): Promise<string[]> {
  const key = `${file}\n${code}`
  const lines = highlighted.get(key) ?? highlightOrRead(file, code)
  highlighted.set(key, lines)
  return lines
}

async function highlightOrRead(file: string, code: string): Promise<string[]> {
  const known = cache.read(file, code)
  if (known) return known
  const lines = await highlightLines(code, languageOf(file).grammar)
  cache.write(file, code, lines)
  return lines
}

/** Reads, splits and highlights one sample. Throws when the file does not exist or its regions do not close. */
export async function loadCodeTab(request: CodeRequest): Promise<CodeTab> {
  const { file, region = 'preview', active = false, again = false } = request
  const language = languageOf(file)
  const { code, essential } = readSample(readSampleFile(file), region)
  const lines = await highlightOnce(file, code)
  const folds = essential.includes(true) && essential.includes(false)
  const excerpt = folds && again
  return {
    title: request.title ?? language.label,
    file,
    choice: language.key,
    language: language.grammar,
    active,
    preview: folds && !excerpt,
    html: excerpt
      ? lines.filter((_, index) => essential[index]).join('\n')
      : folds
        ? foldRest(lines, essential)
        : lines.join('\n'),
    excerpt,
    record: recordOf(file),
    wholeFile: request.region === undefined,
  }
}

/**
 * Wraps each run of lines outside the essential region in `span.rest`, its line ends included, so that hiding the spans leaves
 * exactly the essential lines.
 */
export function foldRest(
  lines: readonly string[],
  essential: readonly boolean[],
): string {
  let html = ''
  lines.forEach((line, index) => {
    const rest = !essential[index]
    const opens = rest && (index === 0 || essential[index - 1])
    const closes = rest && (index === lines.length - 1 || essential[index + 1])
    const lineEnd = index < lines.length - 1 ? '\n' : ''
    html += `${opens ? '<span class="rest">' : ''}${line}${lineEnd}${closes ? '</span>' : ''}`
  })
  return html
}
