import { openDiskCache } from '@/lib/site/cache/disk-cache'
import { highlightLines } from './highlight.mjs'
import { languageOf } from './languages'
import type { RecordEntry } from './record'
import { readSample } from './sample'
import { readSampleFile, recordOf } from './samples'

/** A tab as an author writes it: a file, the region to show first, and a title. */
export interface CodeRequest {
  readonly file: string
  /** The region with the essential lines; by default `preview`. */
  readonly region?: string
  /** The tab's title; by default the label of its language of code. */
  readonly title?: string
  readonly active?: boolean
  /**
   * True when the page already shows the whole program. remark-program-once sets it at compile
   * time.
   */
  readonly again?: boolean
}

/** A tab of a code group (specification section 3), ready to render. */
export interface CodeTab {
  readonly title: string
  readonly file: string
  /** The reader's choice that selects this tab: `kit`, `rust`, … */
  readonly choice: string
  /** The highlighter's grammar. */
  readonly language: string
  readonly active: boolean
  /** True when some lines show only in the full program. */
  readonly preview: boolean
  /**
   * The program's lines as HTML. Lines outside the essential region stand in `span.rest`; an
   * excerpt leaves them out.
   */
  readonly html: string
  /** True when the full program stands elsewhere on the page. */
  readonly excerpt: boolean
  readonly record: RecordEntry | undefined
  /** True when the tab shows the whole program, so that the recorded output belongs below it. */
  readonly wholeFile: boolean
}

const cache = openDiskCache<string[]>('.cache/code', [
  'package-lock.json',
  'lib/site/code/highlight.mjs',
])

const highlighted = new Map<string, Promise<string[]>>()

/** The highlighted lines of a sample. All ten languages and every process of a build need them. */
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

/**
 * Reads, splits and highlights one sample. Throws when the file does not exist or a region has no
 * end.
 */
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
 * Wraps each run of lines outside the essential region in `span.rest`. The spans include line ends:
 * hiding them leaves exactly the essential lines.
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
