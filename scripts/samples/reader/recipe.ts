import { fromParse5 } from 'hast-util-from-parse5'
import { toString as textOf } from 'hast-util-to-string'
import { parseFragment } from 'parse5'
import { copiedProgram } from '@/components/code-group/copied-program'
import { readFilesBeside, type SavedFile } from '@/lib/code/beside'
import { loadCodeTab } from '@/lib/code/code-tab'
import { runLine } from '@/lib/code/install-line'
import type { RecordEntry } from '@/lib/code/record'

/** What a page gives a reader who follows a recipe. */
export interface Recipe {
  readonly file: string
  /** The grammar of its language: `ts`, `python`, `rust`. */
  readonly language: string
  /** The line that installs its packages; undefined where it needs none. */
  readonly install: string | undefined
  /** The line that runs it. */
  readonly run: string
  /** The program as Copy gives it. */
  readonly program: string
  /** What the page says to save beside it. */
  readonly beside: readonly SavedFile[]
  /** The level and output that the page shows. */
  readonly record: RecordEntry
}

/** The recipe of a sample, read from its tab; undefined where the tab has no line that runs it. */
export async function recipeOf(file: string): Promise<Recipe | undefined> {
  const { html, commands, record, language } = await loadCodeTab({ file })
  const run = runLine(file, record)
  if (!record || !run) return undefined
  const program = textOf(fromParse5(parseFragment(html)))
  return {
    file,
    language,
    install: commands.find((command) => command !== run),
    run,
    program: `${copiedProgram(commands, program, language)}\n`,
    beside: readFilesBeside(file),
    record,
  }
}
