import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentFolder } from '@/lib/site/content/files'
import { sourceHash } from '@/lib/site/freshness/source-hash'
import { withSource } from '@/lib/site/freshness/translated'
import { versionsFolder } from '@/lib/site/freshness/versions'
import { defaultLocale, locales } from '@/site.config'

type Rewrite = (text: string) => string
type Hashes = ReadonlyMap<string, string>

/**
 * Rewrites all articles, and the English versions that translations were made from. Translations
 * then name the rewritten versions, so each stays as current or as far behind as it was.
 *
 * @returns the articles that changed
 */
export function rewriteArticles(
  root: string,
  rewrite: Rewrite,
): readonly string[] {
  const hashes = new Map([
    ...rewriteVersions(root, rewrite),
    ...englishHashes(root, rewrite),
  ])
  const changed = locales.flatMap((locale) =>
    filesIn(root, join(contentFolder, locale), '.mdx').filter((file) =>
      edit(root, file, (text) => withHashes(rewrite(text), hashes)),
    ),
  )
  const sameMeaning = join(versionsFolder, 'same-meaning.json')
  edit(root, sameMeaning, (json) =>
    json.replace(/"([0-9a-f]{12})"/g, (found, hash: string) =>
      hashes.has(hash) ? `"${hashes.get(hash)}"` : found,
    ),
  )
  return changed
}

function englishHashes(root: string, rewrite: Rewrite) {
  return filesIn(root, join(contentFolder, defaultLocale), '.mdx').flatMap(
    (file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return pairOf(text, rewrite(text))
    },
  )
}

function rewriteVersions(root: string, rewrite: Rewrite) {
  return filesIn(root, versionsFolder, '.md').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const after = rewrite(text)
    if (after === text) return []
    const hash = sourceHash(after)
    rmSync(join(root, file))
    writeFileSync(join(root, dirname(file), `${hash}.md`), after)
    return [[basename(file, '.md'), hash] as const]
  })
}

const pairOf = (before: string, after: string) =>
  before === after ? [] : [[sourceHash(before), sourceHash(after)] as const]

/** A page whose front matter names the rewritten version instead of the old one. */
function withHashes(page: string, hashes: Hashes): string {
  const named = /^source: '?([0-9a-f]{12})'?$/m.exec(page)?.[1]
  const now = named && hashes.get(named)
  return now ? withSource(page, now) : page
}

/** @returns true where the file has changed */
function edit(root: string, file: string, change: Rewrite): boolean {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(path, after)
  return after !== before
}

function filesIn(root: string, folder: string, ending: string) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()
}
