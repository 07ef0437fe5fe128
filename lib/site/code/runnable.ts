import { readRecord } from './samples'

/** The recipes that run in the reader's browser: TypeScript that was executed on the local node. */
export function runnableRecipes(): readonly string[] {
  return Object.entries(readRecord())
    .filter(([file, { level }]) => isRunnable(file, level))
    .map(([file]) => file)
}

/** True for a sample that a reader can run where it is shown. */
export function isRunnable(file: string, level: string): boolean {
  return file.endsWith('.ts') && level === 'executed'
}
