import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Folder, openFolder } from '../export/files/folder'
import { copySources } from '../process/copy-sources'
import { runScript, runTool } from '../process/tool'

/** Where the second release stands, and where it is built. */
const folder = join('.cache', 'skew')
const copy = join(folder, 'source')
const sites = join(folder, 'sites')

/** Modules of the reader's browser: the client, its islands, the search's worker. */
const inTheBrowser =
  /^(lib\/client\/main\.ts|lib\/search\/full-text\/worker\.ts|components\/islands\/[^/]+\/mount\.tsx?)$/

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
    else if (inTheBrowser.test(file))
      sources.write(
        file,
        `${sources.read(file)}\n;Object.assign(globalThis, { release: 2 })\n`,
      )
  }
}

/** New texts, and another folder for the client, as another content would have. */
function rewritePages(site: Folder): void {
  const client = site.files().filter((file) => /^assets\/\w+\//.test(file))
  const [, hash = ''] = client[0]?.split('/') ?? []
  const other = [...hash].reverse().join('')
  for (const file of client) site.move(file, file.replace(hash, other))
  for (const file of site.files()) {
    if (!/\.(html|json)$/.test(file)) continue
    const text = site
      .read(file)
      .replaceAll('(release 2)', '(release 3)')
      .replaceAll(`/assets/${hash}/`, `/assets/${other}/`)
    site.write(file, text)
  }
}
