import { openDiskCache } from '@/lib/cache/disk-cache'
import { type FileBeside, filesBeside } from './beside'
import { essentialLines, foldRest } from './fold'
import { highlightLines } from './highlight.mjs'
import { installLine, runLine } from './install-line'
import { languageOf } from './languages'
import { type OutsideNames, outsideNamesOf } from './outside-names'
import type { RecordEntry } from './record'
import { isRunnable } from './runnable'
import { readSample } from './sample'
import { readManifests, readSampleFile, recordOf } from './samples'

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
  /** True when the page shows parts of the program again. remark-program-once sets it as well. */
  readonly repeated?: boolean
}

/** What an excerpt omits. */
interface LeftOut extends OutsideNames {
  /** The number of lines shown. */
  readonly shown: number
  /** The number of lines of the whole program. */
  readonly all: number
}

/** A tab of a code group (specification section 3), ready to render. */
export interface CodeTab {
  /** The author's title, if there is one. */
  readonly title: string | undefined
  readonly file: string
  /** True when the page has the program in several tabs, in one of them whole. */
  readonly shared: boolean
  /** The reader's choice that selects this tab: `kit`, `rust`, … */
  readonly choice: string
  /** The highlighter's grammar. */
  readonly language: string
  readonly active: boolean
  /** True when some lines show only in the full program. */
  readonly preview: boolean
  /**
   * The program's lines as HTML. Lines outside the essential region, and the indent that all
   * essential lines share, are in `span.rest`; an excerpt omits them.
   */
  readonly html: string
  /** What the tab omits where it shows the essential lines alone. */
  readonly leftOut: LeftOut | undefined
  /** True when the full program is in another place on the page. */
  readonly excerpt: boolean
  readonly record: RecordEntry | undefined
  /** The commands that install what the program imports, and run it. */
  readonly commands: readonly string[]
  /** The files that a reader saves beside the program. */
  readonly beside: readonly FileBeside[]
  /** True when the program runs in the reader's browser. */
  readonly runs: boolean
  /** True when the tab shows the whole program, so that the recorded output belongs below it. */
  readonly wholeFile: boolean
}

const cache = openDiskCache<string[]>('.cache/code', [
  'package-lock.json',
  'lib/code/highlight.mjs',
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
  const { key, grammar } = languageOf(file)
  const source = readSampleFile(file)
  const { code, essential } = readSample(source, region)
  const lines = await highlightOnce(file, code)
  const folds = essential.includes(true) && essential.includes(false)
  const excerpt = folds && again
  const record = recordOf(file)
  return {
    title: request.title,
    file,
    shared: again || request.repeated === true,
    choice: key,
    language: grammar,
    active,
    preview: folds && !excerpt,
    html: excerpt
      ? essentialLines(lines, essential)
      : folds
        ? foldRest(lines, essential)
        : lines.join('\n'),
    leftOut: folds ? leftOut(code.split('\n'), essential, grammar) : undefined,
    excerpt,
    record,
    commands: [
      installLine(file, source, record, readManifests()),
      runLine(file, record),
    ].filter((each) => each !== undefined),
    beside: filesBeside(file),
    runs: record !== undefined && isRunnable(file, record.level),
    wholeFile: request.region === undefined,
  }
}

function leftOut(
  lines: readonly string[],
  essential: readonly boolean[],
  grammar: string,
): LeftOut {
  return {
    shown: essential.filter(Boolean).length,
    all: lines.length,
    ...outsideNamesOf(lines, essential, grammar),
  }
}
