import init from '../../vm/built/svm.js'
import { addPrograms, readFilesBy } from '../../vm/litesvm/host'
import { readFileSync } from './node/fs'
import type { MachineBytes } from './protocol/messages'

/** Loads the VM, so that `new LiteSVM()` of `litesvm` works in this worker. */
export async function openVm({ programs, wasm }: MachineBytes): Promise<void> {
  await init({ module_or_path: wasm })
  addPrograms(programs)
  readFilesBy((path) => new Uint8Array(readFileSync(path) as Uint8Array))
}
