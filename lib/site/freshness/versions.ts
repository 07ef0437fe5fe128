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
 * The English sources that translations were made from, one file a version, so that a page can show what changed since,
 * however little of the history a clone has. Kept by `npm run i18n`, never by hand.
 */
export const versionsFolder = 'content/versions'

const sameMeaningFile = join(versionsFolder, 'same-meaning.json')
const pairs = z.record(
  z.string(),
  z.array(z.strictObject({ from: z.string(), to: z.string() })),
)

/** Changes of an English page that left its meaning alone: from one version's fingerprint to the next, by page. */
export type SameMeaning = Readonly<z.infer<typeof pairs>>

/** The file that keeps a version of an English page. */
export function versionFile(slug: string, hash: string): string {
  return join(versionsFolder, pageName(slug), `${hash}.md`)
}

/** The English source with this fingerprint, or nothing when it was not kept. */
export function readVersion(slug: string, hash: string): string | undefined {
  const file = versionFile(slug, hash)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Keeps a version of an English page, and drops those of the page that no translation names any more. */
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

/** The changes that were marked as leaving the meaning alone. Throws an Error with the places and the cure when the file has another form. */
export function readSameMeaning(): SameMeaning {
  if (!existsSync(sameMeaningFile)) return {}
  const source = readFileSync(sameMeaningFile, 'utf8')
  const result = pairs.safeParse(parseJson(source, sameMeaningFile))
  if (result.success) return result.data
  throw new Error(
    `${sameMeaningFile} has another form than npm run i18n -- --same-meaning writes:\n${z.prettifyError(result.error)}\nTake the file's last good version (git checkout) and mark the change again.`,
  )
}

/** Marks changes of an English page as leaving the meaning alone. */
export function markSameMeaning(
  slug: string,
  from: readonly string[],
  to: string,
): void {
  const known = readSameMeaning()
  const added = from.map((hash) => ({ from: hash, to }))
  const all = { ...known, [slug]: [...(known[slug] ?? []), ...added] }
  const sorted = Object.fromEntries(
    Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  mkdirSync(versionsFolder, { recursive: true })
  writeFileSync(sameMeaningFile, `${JSON.stringify(sorted, null, 2)}\n`)
}
