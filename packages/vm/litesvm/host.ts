import { getBase58Encoder } from '@solana/kit'
import type { Vm } from '../built/svm.js'

/** A default program of LiteSVM: a row of `programs.json` with its bytes. */
export interface DefaultProgram {
  readonly address: string
  readonly loader: string
  readonly bytes: Uint8Array
  /** The feature that has to be active for it, or must not be. */
  readonly onlyWith?: string
  readonly onlyWithout?: string
}

type ReadFile = (path: string) => Uint8Array

const programs: DefaultProgram[] = []
let latest: Vm | undefined
let readFile: ReadFile | undefined

/** Adds default programs to the running VM and to all later ones. */
export function addPrograms(more: readonly DefaultProgram[]): void {
  programs.push(...more)
  if (latest) addEach(latest, more)
}

/** Sets how `addProgramFromFile` reads a file. */
export function readFilesBy(read: ReadFile): void {
  readFile = read
}

/** Adds the default programs for the features of a VM. */
export function addDefaultPrograms(vm: Vm): void {
  latest = vm
  addEach(vm, programs)
}

/** The bytes of a file. */
export function fileAt(path: string): Uint8Array {
  if (!readFile)
    throw new Error(`There are no files here to read ${path} from.`)
  return readFile(path)
}

/** The bytes of an address, or of a hash. */
export const fromBase58 = (text: string): Uint8Array =>
  Uint8Array.from(getBase58Encoder().encode(text))

function addEach(vm: Vm, some: readonly DefaultProgram[]): void {
  const isActive = (feature: string) => vm.isFeatureActive(fromBase58(feature))
  for (const program of some) {
    const { address, loader, bytes, onlyWith, onlyWithout } = program
    if (onlyWith && !isActive(onlyWith)) continue
    if (onlyWithout && isActive(onlyWithout)) continue
    vm.addProgramWithLoader(fromBase58(address), bytes, fromBase58(loader))
  }
}
