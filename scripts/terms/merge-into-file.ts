import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ContentError } from '@/lib/site/content/content-error'
import { missingInUse } from '@/lib/site/terms/check-base'
import { checkTerms } from '@/lib/site/terms/check-terms'
import { mergeEntries, missingTerms } from '@/lib/site/terms/merge'
import { parseTerms, termsFile } from '@/lib/site/terms/read'
import { formatTerms } from '@/lib/site/terms/write'
import type { Locale } from '@/site.config'

const lock = `${termsFile}.lock`
const oldestLock = 30_000
const patience = 20_000

/**
 * Merges the entries of a language into the file, under a lock: several translators may merge at
 * the same time.
 *
 * @throws ContentError when the entries or the merged terms are wrong; the file is then unchanged
 */
export async function mergeIntoFile(
  locale: Locale,
  source: string,
  file: string,
): Promise<void> {
  const release = await takeLock()
  try {
    const merged = mergeEntries(
      parseTerms(readFileSync(termsFile, 'utf8')),
      locale,
      source,
      file,
    )
    const text = formatTerms(merged)
    const problems = checkTerms(parseTerms(text), text)
    if (problems.length > 0) throw new ContentError(problems)
    writeFileSync(`${termsFile}.new`, text)
    renameSync(`${termsFile}.new`, termsFile)
    const missing = missingTerms(merged, locale)
    console.log(
      `${locale}: ${merged.length - missing.length} of ${merged.length} terms`,
    )
    if (missingInUse(merged, locale).size > 0)
      console.log(
        `\`npm run terms -- list ${locale} --needed\` shows those that its pages still need.`,
      )
  } finally {
    release()
  }
}

async function takeLock(): Promise<() => void> {
  const end = Date.now() + patience
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'))
      return () => rmSync(lock, { force: true })
    } catch {
      if (isOld()) rmSync(lock, { force: true })
      else if (Date.now() > end)
        throw new Error(
          `${lock} is there: another merge is running; wait for it, or delete the file if none is`,
        )
      else await pause(50)
    }
  }
}

function isOld(): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs > oldestLock
  } catch {
    return false
  }
}
