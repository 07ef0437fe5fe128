import { readRecord, sampleExists } from './samples'

/** The recipes that run in the reader's browser: TypeScript that was executed on the local node. */
export function runnableRecipes(): readonly string[] {
  return Object.entries(readRecord())
    .filter(([file, { level }]) => isRunnable(file, level))
    .map(([file]) => file)
}

/** Samples that create a document to click in, which the worker of a recipe cannot load. */
const withDocument = ['references/keypairs-and-wallets/react.ts']

/** True for a sample that a reader can run where it is shown, on the packages of `samples/`. */
export function isRunnable(file: string, level: string): boolean {
  if (withDocument.includes(file) || hasOwnPackages(file)) return false
  return file.endsWith('.ts') && level === 'executed'
}

/** True for a sample that needs other versions of packages than those of `samples/`. */
function hasOwnPackages(file: string): boolean {
  return sampleExists(`${file.split('/')[0]}/package.json`)
}
