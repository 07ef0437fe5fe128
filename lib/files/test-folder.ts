import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Creates an empty folder for the tests of a file and removes it afterward. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cookbook-'))
  folders.push(folder)
  return folder
}
