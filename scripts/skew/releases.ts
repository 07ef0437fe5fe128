import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Folder, openFolder } from '../export/files/folder'
import { packLocalNode } from '../local-node/pack'
import { runScript, runTool } from '../process/tool'
import { copySources } from './copy-sources'

/** The folder of the releases, with the sources of the second and the finished sites. */
const folder = join('.cache', 'skew')
const copy = join(folder, 'source')
const sites = join(folder, 'sites')

/**
 * Builds a second release from changed sources: other titles, and another client, whose folder then
 * has another name. A copy of it with other texts and folder name is the third release.
 */
export async function buildReleases(): Promise<void> {
  const project = process.cwd()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(sites, { recursive: true })
  copySources(copy)
  change()
  try {
    process.chdir(copy)
    await packLocalNode()
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
  }
  const client = 'lib/client/main.ts'
  sources.write(
    client,
    `${sources.read(client)}\nObject.assign(globalThis, { release: 2 })\n`,
  )
}

/** Changes the titles, and the name of the client's folder. */
function rewritePages(site: Folder): void {
  const [, hash = ''] =
    site
      .files()
      .map((file) => /^assets\/(\w+)\/main\.js$/.exec(file))
      .find((found) => found !== null) ?? []
  const other = [...hash].reverse().join('')
  for (const file of site.files()) {
    if (file.startsWith(`assets/${hash}/`)) {
      site.copy(file, file.replace(hash, other))
      site.remove(file)
    } else if (/\.(html|json)$/.test(file)) {
      const text = site
        .read(file)
        .replaceAll('(release 2)', '(release 3)')
        .replaceAll(`/assets/${hash}/`, `/assets/${other}/`)
      site.write(file, text)
    }
  }
}
