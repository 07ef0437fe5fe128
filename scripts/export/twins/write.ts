import { documentFor, pathFor, urlFor } from '@/lib/shared/href'
import { openDiskCache, throughCache } from '@/lib/site/cache/disk-cache'
import { openLocales } from '@/lib/site/content/languages'
import { textsOf } from '@/lib/site/i18n/texts'
import type { Folder } from '../files/folder'
import { llmsFiles, llmsFullHead, llmsPath, llmsText } from './llms'
import { articleIn, markdownOf } from './markdown'
import {
  articlesOf,
  frontMatterOf,
  lookUpPagesOf,
  shortFrontMatterOf,
  type TwinPage,
} from './pages'

const cache = openDiskCache<string>('.cache/twins', [
  'package-lock.json',
  'scripts/export/twins',
])

/**
 * Writes the Markdown twin of every page for search engines, and for each language the list of its
 * pages (`llms.txt`) and the file of all articles (`llms-full.txt`).
 *
 * @param folder the export, named from the base path on
 */
export function writeTwins(folder: Folder): void {
  for (const locale of openLocales()) {
    const articles = articlesOf(locale)
    const lookUp = lookUpPagesOf(locale)
    for (const page of [...articles, ...lookUp])
      folder.write(
        `${twinOf(page)}.md`,
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
  { locale, slug }: TwinPage,
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
function twinOf({ locale, slug }: TwinPage): string {
  const path = pathFor(locale, slug).slice(1)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
