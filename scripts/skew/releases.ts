import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Folder, openFolder } from '../export/folder'
import { runScript, runTool } from '../process/tool'
import { copySources } from './copy-sources'

/** Where the second release stands, and where it is built. */
const folder = join('.cache', 'skew')
const copy = join(folder, 'source')
const sites = join(folder, 'sites')

/** Modules that are loaded later than their page; all others that change are the leaves of every page. */
const loadedLater = [
  'components/generated/error-finder.ts',
  'lib/search/full-text/worker.ts',
  'lib/terms/note/bind.ts',
]

/**
 * Builds the site a second time from changed sources (every title, and every script of ours, so that their files get other names) and makes
 * a third release of it, which differs in its pages alone.
 */
export async function buildReleases(): Promise<void> {
  const project = process.cwd()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(sites, { recursive: true })
  copySources(copy)
  change()
  try {
    process.chdir(copy)
    await runTool('next', ['build'])
    await runScript('export')
    process.chdir(project)
    renameSync(join(copy, 'out'), join(sites, '2'))
  } finally {
    process.chdir(project)
    rmSync(copy, { recursive: true })
  }
  cpSync(join(sites, '2'), join(sites, '3'), { recursive: true })
  rewritePages(openFolder(join(sites, '3')))
}

function change(): void {
  const sources = openFolder(copy)
  for (const file of sources.files()) {
    if (file.startsWith('content/') && file.endsWith('.mdx'))
      sources.write(
        file,
        sources.read(file).replace(/^title: .*/m, '$& (release 2)'),
      )
    else if (/^(components|lib)\/.*\.tsx?$/.test(file)) {
      const text = sources.read(file)
      if (loadedLater.includes(file) || text.startsWith("'use client'"))
        sources.write(
          file,
          `${text}\n;Object.assign(globalThis, { release: 2 })\n`,
        )
    }
  }
}

/** New texts, of the same length because payloads count bytes, and new names of the scripts that documents start with. */
function rewritePages(site: Folder): void {
  const names = new Map<string, string>()
  for (const file of site.files()) {
    const hash = /^_next\/static\/start\/[^.]+\.(\w+)\.js$/.exec(file)?.[1]
    if (!hash) continue
    const other = [...hash].reverse().join('')
    names.set(hash, other)
    site.copy(file, file.replace(hash, other))
    site.remove(file)
  }
  for (const file of site.files()) {
    if (!/\.(html|json)$/.test(file)) continue
    const text = site
      .read(file)
      .replaceAll('(release 2)', '(release 3)')
      .replace(/(?<=\/start\/[^."]+\.)\w+/g, (hash) => names.get(hash) ?? hash)
    site.write(file, text)
  }
}
