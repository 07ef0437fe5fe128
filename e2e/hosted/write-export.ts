import { copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modalSettings } from '../../components/search/modal/modal-settings'
import { readDocument } from '../../scripts/export/document'
import { openFolder } from '../../scripts/export/folder'
import { exportOptions } from '../../scripts/export/options'
import { withPolicy } from '../../scripts/export/policy'
import { runCommand } from '../../scripts/process/command'
import { site } from '../../site.config'

/** Enough to search from and to be led to. */
const pages = [
  '404',
  'core-concepts/accounts',
  'core-concepts/pdas',
  'de/core-concepts/accounts',
]
const locales = ['en', 'de'] as const

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * Writes what a build with other settings in the environment would have written otherwise, for a few pages: their policies, by the step that
 * writes them at a build, and what the docs search is told. The rest is copied from `out/`.
 */
await runCommand(() => {
  const [root] = process.argv.slice(2)
  if (!root) throw new Error('Name the folder to write to')
  const folder = openFolder(root)
  const { extras } = exportOptions(site)
  for (const name of ['_next', 'icon.svg'])
    cpSync(join('out', name), join(root, name), { recursive: true })
  for (const page of pages) {
    const file = `${page}.html`
    const html = readFileSync(join('out', file), 'utf8')
    const unlocked = readDocument(file, html.replace(policyTag, ''))
    folder.write(file, withPolicy(unlocked, extras))
  }
  for (const locale of locales) {
    copy(root, `search/local/${locale}.json`)
    const settings = JSON.stringify(modalSettings(locale))
    folder.write(`search/modal/${locale}.json`, settings)
  }
})

function copy(root: string, file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  copyFileSync(join('out', file), join(root, file))
}
