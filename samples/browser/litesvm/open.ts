import { getBase58Encoder } from '@solana/kit'
import type {
  MachineBytes,
  ProgramBytes,
} from '../../../lib/client/run/messages'
import init, { Vm } from '../../vm/built/svm.js'
import { readFileSync } from '../node/fs'
import { setFileReader, setMaker } from './internal.mjs'

const known: ProgramBytes[] = []
let latest: Vm | undefined
const bytesOf = (address: string) =>
  Uint8Array.from(getBase58Encoder().encode(address))

/** Makes `new LiteSVM()` of the package work in this worker. */
export async function openMachine({ wasm, programs }: MachineBytes) {
  await init({ module_or_path: wasm })
  setFileReader(
    (path: string) => new Uint8Array(readFileSync(path) as Uint8Array),
  )
  addPrograms(programs)
  setMaker(() => {
    latest = Vm.bare()
    for (const program of known) add(latest, program)
    return latest
  })
}

/** Adds programs to the machine that runs, and to all that come. */
export function addPrograms(programs: readonly ProgramBytes[]): void {
  known.push(...programs)
  if (latest) for (const program of programs) add(latest, program)
}

function add(vm: Vm, { address, bytes, loader }: ProgramBytes): void {
  vm.add_program_preverified(bytesOf(address), bytes, bytesOf(loader))
}
