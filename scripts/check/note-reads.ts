// Jest runs this before every file of tests. Where it is asked to, it notes what they read, so that `npm run check` need not run them
// again when nothing of that has changed (reads.ts).
import { resolve } from 'node:path'
import { noteReads, notesVariable } from './reads'
import { ownPath, watchReads } from './watch-reads'

const folder = process.env[notesVariable]
if (folder) {
  const root = process.cwd()
  const into = resolve(folder)
  const endWatch = watchReads(root)
  afterAll(() => {
    const reads = endWatch()
    const test = ownPath(root, expect.getState().testPath)
    if (test !== undefined) noteReads(into, test, reads)
  })
}
