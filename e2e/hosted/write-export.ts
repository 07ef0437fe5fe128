import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandTexts } from '../../lib/site/island-texts'
import { propertyOf, removeAll } from '../../scripts/export/document/elements'
import {
  parseDocument,
  writeDocument,
} from '../../scripts/export/document/parse'
import { openFolder } from '../../scripts/export/files/folder'
import { exportOptions } from '../../scripts/export/options'
import { type PolicyExtras, policy } from '../../scripts/export/steps/policy'
import { runCommand } from '../../scripts/process/command'
import { site } from '../../site.config'

/** The pages that the tests search from and are led to. */
const pages = ['404', 'core-concepts/accounts', 'core-concepts/pdas']

/**
 * Writes the files that a build with the hosted search would change, for a few pages: their
 * policies, written by the export's own step, and the settings of the docs search. All other files
 * are copied from `out/`.
 */
await runCommand(() => {
  const [root] = process.argv.slice(2)
  if (!root) throw new Error('Name the folder to write to')
  const folder = openFolder(root)
  const { extras } = exportOptions(site)
  for (const name of ['assets', 'icon.svg'])
    cpSync(join('out', name), join(root, name), { recursive: true })
  for (const page of pages) {
    const file = `${page}.html`
    const html = readFileSync(join('out', file), 'utf8')
    folder.write(file, withPolicy(file, html, extras))
  }
  folder.write('texts/en.json', JSON.stringify(islandTexts('en')))
})

/** The document with the policy for these settings. */
function withPolicy(file: string, html: string, extras?: PolicyExtras): string {
  const tree = parseDocument(html)
  removeAll(
    tree,
    (node) =>
      node.type === 'element' &&
      propertyOf(node, 'httpEquiv') === 'Content-Security-Policy',
  )
  policy(tree, { file, site: { extras }, problems: [] })
  return writeDocument(tree)
}
