import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '@/lib/site/json-file'
import { versionsFolder } from './versions'

const sameMeaningFile = join(versionsFolder, 'same-meaning.json')
const pairs = z.array(z.strictObject({ from: z.string(), to: z.string() }))
const pairsByPage = z.record(z.string(), pairs)

/** Changes of one English page that kept its meaning: pairs of fingerprints, oldest first. */
export type SameMeaning = Readonly<z.infer<typeof pairs>>

/** The fingerprints whose meaning is that of one of the sources: these, and all later ones. */
export function reachedFrom(
  sources: readonly string[],
  sameMeaning: SameMeaning,
): ReadonlySet<string> {
  const reached = new Set(sources)
  for (const { from, to } of sameMeaning) if (reached.has(from)) reached.add(to)
  return reached
}

/**
 * The changes of each page that were marked as keeping the meaning. Throws an Error with place and
 * cure when the file has another form.
 */
export function readSameMeaning(): Readonly<Record<string, SameMeaning>> {
  if (!existsSync(sameMeaningFile)) return {}
  const source = readFileSync(sameMeaningFile, 'utf8')
  const result = pairsByPage.safeParse(parseJson(source, sameMeaningFile))
  if (result.success) return result.data
  throw new Error(
    `${sameMeaningFile} is not in the form that npm run i18n -- --same-meaning writes:\n${z.prettifyError(result.error)}\nTake the file's last good version (git checkout) and mark the change again.`,
  )
}

/** Marks a change of an English page, between two fingerprints, as keeping the meaning. */
export function markSameMeaning(slug: string, from: string, to: string): void {
  write(slug, [...(readSameMeaning()[slug] ?? []), { from, to }])
}

/** Forgets the changes of a page that come before all versions that its translations name. */
export function forgetSameMeaning(
  slug: string,
  named: readonly string[],
): void {
  const known = readSameMeaning()[slug] ?? []
  const reached = reachedFrom(named, known)
  const needed = known.filter(({ from }) => reached.has(from))
  if (needed.length < known.length) write(slug, needed)
}

function write(slug: string, changes: SameMeaning): void {
  const all = { ...readSameMeaning(), [slug]: changes }
  const sorted = Object.entries(all)
    .filter(([, changes]) => changes.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  mkdirSync(versionsFolder, { recursive: true })
  const json = JSON.stringify(Object.fromEntries(sorted), null, 2)
  writeFileSync(sameMeaningFile, `${json}\n`)
}
