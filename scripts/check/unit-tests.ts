import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runTool } from '../process/tool'
import { type Files, projectFiles } from './files'
import { isCommon } from './passed'
import {
  freshNotes,
  isReader,
  notesVariable,
  type Reads,
  readsOf,
} from './reads'

const source = /\.(tsx?|mts|mjs)$/
const moduleFile = /\.(tsx?|mts|mjs|json)$/
const configuration = /^(jest|next)\.config\.mjs$/
const testFile = /^(?!samples\/|e2e\/).*\.test\.tsx?$/

/**
 * The modules whose tests a change can break: those that changed, and with them all that read files or start programs, since what they read
 * is in no import; where no module has changed, the tests that read what has (reads.ts). Nothing where only the whole run will do.
 */
export function concerned(
  changed: readonly string[],
  files: Files,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
  reads: (test: string) => Reads | undefined = readsOf,
): readonly string[] | undefined {
  const whole = (path: string) =>
    !(path in files) || isCommon(path) || configuration.test(path)
  if (changed.some(whole)) return undefined
  const modules = changed.filter((path) => moduleFile.test(path))
  const paths = Object.keys(files)
  if (modules.length === 0)
    return paths.filter(
      (path) => testFile.test(path) && isReader(reads(path), changed),
    )
  const readers = paths.filter(
    (path) =>
      source.test(path) &&
      !/^(samples|e2e)\//.test(path) &&
      /['"](node:)?(fs|fs\/promises|child_process)['"]/.test(read(path)),
  )
  return [...new Set([...modules, ...readers])]
}

/** Runs the unit tests that changes concern; all of them without `changed`. */
export async function runUnitTests(changed?: readonly string[]): Promise<void> {
  const notes = { [notesVariable]: freshNotes() }
  const modules = changed && concerned(changed, projectFiles())
  if (modules?.length === 0) return console.log('No unit test reads them.')
  const related = modules
    ? ['--findRelatedTests', ...modules, '--passWithNoTests']
    : []
  // Jest leaves one core free, which is half of a small machine.
  const workers = `--maxWorkers=${availableParallelism()}`
  await runTool('jest', ['--ci', workers, ...related], notes)
}
