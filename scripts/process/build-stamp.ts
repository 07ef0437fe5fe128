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
import { basePath } from '@/lib/links/href'
import { runScript } from './tool'

const stamp = '.cache/build'

/** Names of files and folders that a build does not read, or writes itself. */
const ignored =
  /^(node_modules|target|__pycache__|\.(git|github|next|cache|venv)|out|deploy|e2e|docs|coverage|test-results|playwright-report|next-env\.d\.ts|.*\.(tsbuildinfo|test\.tsx?|log))$/

/** True for the name of a file or folder that a build does not read. */
const isNoSource = (name: string) => ignored.test(name)

/** True when `out/` is a complete build of the current sources and settings. */
export function isBuildCurrent(): boolean {
  return (
    existsSync(`out${basePath}/index.html`) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === stampOf('.', process.env)
  )
}

/** Builds the site, unless `out/` is current. */
export const ensureBuild = (): Promise<void> =>
  runScript('build', ['--if-changed'])

/** Records that `out/` is a build of the current sources and settings. */
export function rememberBuild(): void {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, stampOf('.', process.env))
}

/** Records that `out/` may be incomplete or out of date. */
export function forgetBuild(): void {
  rmSync(stamp, { force: true })
}

/** A hash of a build's sources and of the settings in the environment (site.config.ts). */
export function stampOf(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const settings = Object.entries(environment)
    .filter(([name]) => /^(SITE_|NETLIFY$)/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHash('sha256').update(JSON.stringify(settings))
  return hash.update(hashSources(root)).digest('hex')
}

/** A hash of the names and contents of all files that a build may read. */
function hashSources(root: string): string {
  const hash = createHash('sha256')
  const visit = (folder: string) => {
    const entries = readdirSync(folder, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isNoSource(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      if (entry.isFile()) hash.update(path).update(readFileSync(path))
    }
  }
  visit(root)
  return hash.digest('hex')
}
