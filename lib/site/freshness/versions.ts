import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pageName } from '@/lib/site/content/page-name'

/**
 * The folder of the English sources that translations were made from, one file for each version.
 * Pages can show later changes from it, however little git history a clone has. `npm run i18n`
 * writes it, nobody edits it by hand.
 */
export const versionsFolder = 'content/versions'

/** The file of a version of an English page. */
export function versionFile(slug: string, hash: string): string {
  return join(versionsFolder, pageName(slug), `${hash}.md`)
}

/** The English source with this fingerprint, or nothing when it is not stored. */
export function readVersion(slug: string, hash: string): string | undefined {
  const file = versionFile(slug, hash)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The fingerprints of the stored versions of an English page. */
export function versionsOf(slug: string): readonly string[] {
  const folder = dirname(versionFile(slug, ''))
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''))
}

/**
 * Stores a version of an English page. Removes the page's versions that no translation names any
 * more.
 */
export function storeVersion(
  slug: string,
  version: { readonly hash: string; readonly source: string },
  named: readonly string[],
): void {
  const file = versionFile(slug, version.hash)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, version.source)
  for (const hash of versionsOf(slug)) {
    if (hash === version.hash || named.includes(hash)) continue
    rmSync(versionFile(slug, hash))
  }
}
