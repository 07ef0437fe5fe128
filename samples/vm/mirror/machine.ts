import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  bringPrograms,
  type DefaultProgram,
  readFilesBy,
} from '../../browser/litesvm/host'
import { initSync } from '../built/svm.js'

const folder = join(import.meta.dirname, '..')

type Listed = Omit<DefaultProgram, 'bytes'> & { readonly file: string }

/** Starts the machine of the browser in Node, with all default programs. */
export function startMachine(): void {
  initSync({ module: readFileSync(join(folder, 'built/svm.wasm')) })
  const programs = join(folder, 'programs')
  const listed: readonly Listed[] = JSON.parse(
    readFileSync(join(programs, 'programs.json'), 'utf8'),
  )
  bringPrograms(
    listed.map((program) => ({
      ...program,
      bytes: readFileSync(join(programs, program.file)),
    })),
  )
  readFilesBy((path) => readFileSync(path))
}
