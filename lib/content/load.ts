import { readText } from '@/lib/files/read-text'
import { pathFor } from '@/lib/links/href'
import { defaultTitle, type Locale, site } from '@/site.config'
import { ContentError } from './content-error'
import { fileOf } from './files'
import { type Frontmatter, readFrontmatter } from './frontmatter'
import { headersOf } from './headings'
import type { Page } from './page'
import { excerptOf } from './parse'
import { loadSourcePage } from './source-page'

/**
 * Loads one page. Throws a ContentError with file, line and cure for wrong syntax or front matter,
 * and Node's ENOENT when there is no such page.
 */
export function loadPage(locale: Locale, slug: string): Page {
  const { file, source, tree, headings } = loadSourcePage(locale, slug)
  const frontmatter = frontmatterOf(file, source)
  return {
    key: slug ? `${locale}/${slug}` : locale,
    path: pathFor(locale, slug),
    title: frontmatter.title,
    lang: site.locales[locale].lang,
    frontmatter,
    excerpt: excerptOf(tree),
    headers: headersOf(headings),
    locale,
    slug,
    file,
    listed: true,
  }
}

/**
 * Loads a page's front matter without parsing its article. Throws a ContentError when it is wrong.
 */
export function loadFrontmatter(locale: Locale, slug: string): Frontmatter {
  const file = fileOf(locale, slug)
  return frontmatterOf(file, readText(file))
}

function frontmatterOf(file: string, source: string): Frontmatter {
  const result = readFrontmatter(source)
  if ('frontmatter' in result) return withOwnName(result.frontmatter)
  throw new ContentError(
    result.problems.map((problem) => ({ file, ...problem })),
  )
}

/** Front matter with the name of this site, where a page writes the default one as its title. */
const withOwnName = (frontmatter: Frontmatter): Frontmatter =>
  frontmatter.title === defaultTitle
    ? { ...frontmatter, title: site.title }
    : frontmatter
