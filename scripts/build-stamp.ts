import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const stamp = '.cache/build'

/** What a build does not read, or writes itself. */
const ignored =
  /^(node_modules|target|__pycache__|\.(git|next|cache|venv)|out|e2e|docs|coverage|test-results|playwright-report|next-env\.d\.ts|.*\.(tsbuildinfo|test\.tsx?|log))$/

/** Whether `out/` holds a whole build of the sources as they are now. */
export function isBuildCurrent(): boolean {
  return (
    existsSync('out/index.html') &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources('.')
  )
}

/** Notes that `out/` was built from the sources as they are now. */
export function rememberBuild(): void {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hashSources('.'))
}

/** Notes that what is in `out/` is not to be trusted. */
export function forgetBuild(): void {
  rmSync(stamp, { force: true })
}

/** One hash over the names and contents of all files that a build may read. */
export function hashSources(root: string): string {
  const hash = createHash('sha256')
  const visit = (folder: string) => {
    const entries = readdirSync(folder, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (ignored.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      if (entry.isFile()) hash.update(path).update(readFileSync(path))
    }
  }
  visit(root)
  return hash.digest('hex')
}
