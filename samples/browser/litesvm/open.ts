import type { MachineBytes } from '../../../lib/client/run/messages'
import init from '../../vm/built/svm.js'
import { readFileSync } from '../node/fs'
import { bringPrograms, readFilesBy } from './host'

/** Makes `new LiteSVM()` of the package work in this worker. */
export async function openMachine({
  programs,
  wasm,
}: MachineBytes): Promise<void> {
  await init({ module_or_path: wasm })
  bringPrograms(programs)
  readFilesBy((path) => new Uint8Array(readFileSync(path) as Uint8Array))
}
