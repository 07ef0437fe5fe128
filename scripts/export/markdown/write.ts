import { openDiskCache, throughCache } from '@/lib/cache/disk-cache'
import { openLocales } from '@/lib/content/languages'
import { textsOf } from '@/lib/i18n/texts'
import { documentFor, pathFor, urlFor } from '@/lib/links/href'
import type { Folder } from '../files/folder'
import { llmsFiles, llmsFullHead, llmsPath, llmsText } from './llms'
import { articleIn, markdownOf } from './markdown'
import {
  articlesOf,
  frontMatterOf,
  lookUpPagesOf,
  type MarkdownPage,
  shortFrontMatterOf,
} from './pages'

const cache = openDiskCache<string>('.cache/markdown', [
  'package-lock.json',
  'scripts/export/markdown',
])

/**
 * Writes the Markdown copy of every page for search engines, and for each language the list of its
 * pages (`llms.txt`) and the file of all articles (`llms-full.txt`).
 *
 * @param folder the export, named from the base path on
 */
export function writeMarkdown(folder: Folder): void {
  for (const locale of openLocales()) {
    const articles = articlesOf(locale)
    const lookUp = lookUpPagesOf(locale)
    for (const page of [...articles, ...lookUp])
      folder.write(
        `${markdownPath(page)}.md`,
        `${frontMatterOf(page)}\n${markdownIn(folder, page, false)}`,
      )
    const briefs = articles.map(
      (page) =>
        `${shortFrontMatterOf(page)}\n${markdownIn(folder, page, true)}`,
    )
    const full = [llmsFullHead(locale), ...briefs].join('\n')
    const put = (file: string, text: string) =>
      folder.write(llmsPath(locale, file).slice(1), text)
    put(llmsFiles.list, llmsText(locale, { articles, lookUp }))
    put(llmsFiles.full, full)
  }
}

function markdownIn(
  folder: Folder,
  { locale, slug }: MarkdownPage,
  brief: boolean,
): string {
  const file = documentFor(locale, slug)
  const context = {
    url: urlFor(locale, slug),
    diagram: textsOf(locale, 'markdown')('diagram'),
    brief,
  }
  try {
    const article = articleIn(folder.read(file))
    const key = `${brief ? 'brief' : 'whole'}/${file}`
    return throughCache(cache, key, JSON.stringify(context) + article, () =>
      markdownOf(article, context),
    )
  } catch (error) {
    throw new Error(
      `${file}: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** The document of a page in the form of its address: `integrations/index.html`. */
function markdownPath({ locale, slug }: MarkdownPage): string {
  const path = pathFor(locale, slug).slice(1)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
