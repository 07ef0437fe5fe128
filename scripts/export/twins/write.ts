import { documentFor, pathFor, urlFor } from '@/lib/shared/href'
import { openDiskCache, throughCache } from '@/lib/site/cache/disk-cache'
import { openLocales } from '@/lib/site/content/languages'
import { textsOf } from '@/lib/site/i18n/texts'
import type { Locale } from '@/site.config'
import type { Folder } from '../files/folder'
import { articleText } from './article'
import { frontMatterOf, shortFrontMatterOf } from './front-matter'
import { llmsFiles, llmsFullHead, llmsPath, llmsText } from './llms'
import { type ArticleText, markdownOf } from './markdown'
import { articlesOf, lookUpPagesOf, type TwinPage } from './pages'

const cache = openDiskCache<ArticleText>('.cache/twins', [
  'package-lock.json',
  'scripts/twins',
])

/**
 * Writes the Markdown twin of every page for search engines, and for each language the list of its
 * pages (`llms.txt`) and the file of all articles (`llms-full.txt`).
 *
 * @param folder the export, named from the base path on
 * @throws naming every document that has no form in Markdown, with the cure
 */
export function writeTwins(folder: Folder): void {
  const problems = openLocales().flatMap((locale) =>
    writeLocale(folder, locale),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function writeLocale(folder: Folder, locale: Locale): string[] {
  const articles = articlesOf(locale)
  const lookUp = lookUpPagesOf(locale)
  const full = [llmsFullHead(locale)]
  const problems: string[] = []
  const write = (page: TwinPage): ArticleText | undefined => {
    try {
      return writeTwin(folder, page)
    } catch (error) {
      problems.push(`${documentOf(page)}: ${messageOf(error)}`)
    }
  }
  for (const page of articles) {
    const text = write(page)
    if (text) full.push(`${shortFrontMatterOf(page)}\n${text.brief}`)
  }
  for (const page of lookUp) write(page)
  const put = (file: string, text: string) =>
    folder.write(llmsPath(locale, file).slice(1), text)
  put(llmsFiles.list, llmsText(locale, { articles, lookUp }))
  put(llmsFiles.full, full.join('\n'))
  return problems
}

function writeTwin(folder: Folder, page: TwinPage): ArticleText {
  const { locale, slug } = page
  const document = documentOf(page)
  const html = folder.read(documentFor(locale, slug))
  const context = {
    url: urlFor(locale, slug),
    diagram: textsOf(locale, 'markdown')('diagram'),
  }
  const source = JSON.stringify(context) + articleText(html)
  const text = throughCache(cache, document, source, () =>
    markdownOf(html, context),
  )
  folder.write(`${document}.md`, `${frontMatterOf(page)}\n${text.whole}`)
  return text
}

/** The document of a page, named from the base path on. */
function documentOf({ locale, slug }: TwinPage): string {
  const path = pathFor(locale, slug).slice(1)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
