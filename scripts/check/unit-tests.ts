import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runTool } from '../process/tool'
import { type Files, projectFiles } from './files'
import { isCommon } from './passed'

const source = /\.(tsx?|mts|mjs)$/
const configuration = /^(jest|next)\.config\.mjs$/

/**
 * The modules whose tests a change can break: those that changed, and all that read files or start programs, since what they read is
 * in no import. Nothing where only the whole run will do.
 */
export function concerned(
  changed: readonly string[],
  files: Files,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): readonly string[] | undefined {
  const removed = changed.filter((path) => !(path in files))
  const whole = (path: string) => isCommon(path) || configuration.test(path)
  if (removed.some((path) => source.test(path)) || changed.some(whole))
    return undefined
  const readers = Object.keys(files).filter(
    (path) =>
      source.test(path) &&
      !/^(samples|e2e)\//.test(path) &&
      /['"](node:)?(fs|fs\/promises|child_process)['"]/.test(read(path)),
  )
  const modules = changed.filter((path) => /\.(tsx?|mts|mjs|json)$/.test(path))
  return [...new Set([...modules, ...readers])]
}

/** Runs the unit tests that changes concern; all of them without `changed`. */
export async function runUnitTests(changed?: readonly string[]): Promise<void> {
  const modules = changed && concerned(changed, projectFiles())
  const related = modules
    ? ['--findRelatedTests', ...modules, '--passWithNoTests']
    : []
  // Jest leaves one core free, which is half of a small machine.
  const workers = `--maxWorkers=${availableParallelism()}`
  await runTool('jest', ['--ci', workers, ...related])
}
