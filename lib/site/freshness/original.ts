import { type FileMemo, fromFile } from '@/lib/site/cache/file-memo'
import { pageExists } from '@/lib/site/content/files'
import { readFrontmatter } from '@/lib/site/content/frontmatter'
import {
  loadSourcePage,
  parseSourcePage,
  type SourcePage,
} from '@/lib/site/content/source-page'
import { defaultLocale } from '@/site.config'
import { sourceHash } from './source-hash'
import { readVersion, versionFile, versionsOf } from './versions'

const versions: FileMemo<SourcePage> = new Map()

/**
 * The English page that a translation was made from, which the rules compare it with: today's, or
 * the stored version that `source` names. So English can go ahead of its translations. Nothing for
 * English itself and for a page that English does not have; today's page where `source` is missing
 * or names no version, which the freshness rule reports. Throws a ContentError on broken syntax.
 */
export function originalOf(page: SourcePage): SourcePage | undefined {
  const { locale, slug } = page
  if (locale === defaultLocale || !pageExists(defaultLocale, slug))
    return undefined
  const today = loadSourcePage(defaultLocale, slug)
  const hash = sourceNamedBy(page)
  if (hash === undefined || hash === sourceHash(today.source)) return today
  if (readVersion(slug, hash) === undefined) return today
  return loadVersion(slug, hash)
}

/**
 * The stored versions of an English page that differ from the page. Throws a ContentError on broken
 * syntax.
 */
export function olderVersionsOf({
  slug,
  source,
}: SourcePage): readonly SourcePage[] {
  return versionsOf(slug)
    .filter((hash) => hash !== sourceHash(source))
    .map((hash) => loadVersion(slug, hash))
}

function loadVersion(slug: string, hash: string): SourcePage {
  const file = versionFile(slug, hash)
  return fromFile(versions, file, (source) =>
    parseSourcePage(defaultLocale, slug, source, file),
  )
}

function sourceNamedBy({ source }: SourcePage): string | undefined {
  const result = readFrontmatter(source)
  return 'frontmatter' in result ? result.frontmatter.source : undefined
}
