import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initSync } from '../built/svm.js'
import { addPrograms, type DefaultProgram, readFilesBy } from '../litesvm/host'

const folder = join(import.meta.dirname, '..')

type Listed = Omit<DefaultProgram, 'bytes'> & { readonly file: string }

/** Starts the VM in Node, with all default programs. */
export function startVm(): void {
  initSync({ module: readFileSync(join(folder, 'built/svm.wasm')) })
  const programs = join(folder, 'programs')
  const listed: readonly Listed[] = JSON.parse(
    readFileSync(join(programs, 'programs.json'), 'utf8'),
  )
  addPrograms(
    listed.map((program) => ({
      ...program,
      bytes: readFileSync(join(programs, program.file)),
    })),
  )
  readFilesBy((path) => readFileSync(path))
}
