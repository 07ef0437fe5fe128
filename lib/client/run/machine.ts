import type { Machine } from './events'

/** Starts what runs recipes, or rejects with a RunFault. */
export async function openMachine(
  _onProgress: (loaded: number, total: number) => void,
): Promise<Machine> {
  throw { missing: 'file', file: 'svm.wasm' }
}
