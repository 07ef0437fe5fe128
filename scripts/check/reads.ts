import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const reads = z.object({
  /** Files that were read or looked for, and folders that were looked for in vain. */
  files: z.array(z.string()).readonly(),
  /** Folders whose files were listed. */
  folders: z.array(z.string()).readonly(),
  /** Whether other programs were started, of which nobody knows what they read. */
  programs: z.boolean(),
})

/** What the tests of a file have read, by paths from the project's root. */
export type Reads = Readonly<z.infer<typeof reads>>

/** The environment variable that asks for notes, and says where they are written. */
export const notesVariable = 'NOTE_READS_IN'
const fresh = '.cache/reads/fresh'
const kept = '.cache/reads/kept'

const nameOf = (test: string) => `${test.replaceAll(/[\\/]/g, '+')}.json`

/** Where the notes of a new run go; those of one before it that did not pass are gone. */
export function freshNotes(): string {
  rmSync(fresh, { recursive: true, force: true })
  return fresh
}

/** Writes down what the tests of a file have read. */
export function noteReads(folder: string, test: string, noted: Reads): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, nameOf(test)), JSON.stringify(noted))
}

/** Keeps what the last run has noted, since it has passed. */
export function keepReads(): void {
  if (!existsSync(fresh)) return
  mkdirSync(kept, { recursive: true })
  for (const file of readdirSync(fresh))
    renameSync(join(fresh, file), join(kept, file))
}

/** What the tests of a file read when they last passed; nothing where that is not known. */
export function readsOf(test: string): Reads | undefined {
  const file = join(kept, nameOf(test))
  if (!existsSync(file)) return undefined
  try {
    return reads.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Written by another version, or cut off.
    return undefined
  }
}

/** Whether changes of files can change what tests say that read these. */
export function isReader(
  noted: Reads | undefined,
  changed: readonly string[],
): boolean {
  if (!noted || noted.programs) return true
  const files = new Set(noted.files)
  return changed.some(
    (path) =>
      files.has(path) ||
      above(path).some(
        (folder) => files.has(folder) || noted.folders.includes(folder),
      ),
  )
}

/** The folders that a path lies in, the project's root last. */
function above(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return [
    ...parts.map((_, at) => parts.slice(0, parts.length - at).join('/')),
    '',
  ]
}
