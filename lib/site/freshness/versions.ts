import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { pageName } from '@/lib/site/content/page-name'
import { parseJson } from '@/lib/site/json.mjs'

/**
 * The folder of the English sources that translations were made from, one file for each version.
 * Pages can show later changes from it, however little git history a clone has. `npm run i18n`
 * writes it, nobody edits it by hand.
 */
export const versionsFolder = 'content/versions'

const sameMeaningFile = join(versionsFolder, 'same-meaning.json')
const pairs = z.record(
  z.string(),
  z.array(z.strictObject({ from: z.string(), to: z.string() })),
)

/** Changes that kept the meaning of an English page: pairs of fingerprints, by page. */
export type SameMeaning = Readonly<z.infer<typeof pairs>>

/** The file of a version of an English page. */
export function versionFile(slug: string, hash: string): string {
  return join(versionsFolder, pageName(slug), `${hash}.md`)
}

/** The English source with this fingerprint, or nothing when it is not stored. */
export function readVersion(slug: string, hash: string): string | undefined {
  const file = versionFile(slug, hash)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
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
  for (const name of readdirSync(dirname(file))) {
    const hash = name.replace(/\.md$/, '')
    if (hash === name || hash === version.hash || named.includes(hash)) continue
    rmSync(join(dirname(file), name))
  }
}

/**
 * The changes that were marked as keeping the meaning. Throws an Error with place and cure when the
 * file has another form.
 */
export function readSameMeaning(): SameMeaning {
  if (!existsSync(sameMeaningFile)) return {}
  const source = readFileSync(sameMeaningFile, 'utf8')
  const result = pairs.safeParse(parseJson(source, sameMeaningFile))
  if (result.success) return result.data
  throw new Error(
    `${sameMeaningFile} has another form than npm run i18n -- --same-meaning writes:\n${z.prettifyError(result.error)}\nTake the file's last good version (git checkout) and mark the change again.`,
  )
}

/** Marks a change of an English page, between two fingerprints, as keeping the meaning. */
export function markSameMeaning(slug: string, from: string, to: string): void {
  const known = readSameMeaning()
  const all = { ...known, [slug]: [...(known[slug] ?? []), { from, to }] }
  const sorted = Object.fromEntries(
    Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  mkdirSync(versionsFolder, { recursive: true })
  writeFileSync(sameMeaningFile, `${JSON.stringify(sorted, null, 2)}\n`)
}
