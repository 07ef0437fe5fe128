import { openLocales } from '@/lib/content/languages'
import { textsOf } from '@/lib/i18n/texts'
import { assetHref, markdownUrl, pathFor } from '@/lib/links/href'
import { type Locale, site } from '@/site.config'
import type { MarkdownPage } from './pages'

/** The files that list a language's pages for programs, in the language's folder. */
export const llmsFiles = { list: 'llms.txt', full: 'llms-full.txt' } as const

/** The path of a file in a language's folder, without the base path: `/de/llms.txt`. */
export function llmsPath(locale: Locale, file: string): string {
  return pathFor(locale, '') + file
}

const urlOf = (locale: Locale, file: string) =>
  site.origin + assetHref(llmsPath(locale, file))

interface Pages {
  readonly articles: readonly MarkdownPage[]
  readonly lookUp: readonly MarkdownPage[]
}

/**
 * The list of a language's pages for programs, by the convention of llmstxt.org: title, summary,
 * contents, then the pages by section. Pages that can be skipped are below "Optional", which is not
 * translated.
 */
export function llmsText(locale: Locale, { articles, lookUp }: Pages): string {
  const t = textsOf(locale, 'markdown')
  const sections = textsOf(locale, 'sections')
  const home = articles.find(({ slug }) => slug === '')
  const inSection = (section: string) =>
    articles.filter(({ slug }) => slug.split('/')[0] === section)
  const others = openLocales().filter((other) => other !== locale)
  const parts = [
    `# ${site.title}`,
    `> ${home?.description ?? site.title}`,
    t('about'),
    [
      ...(home ? [linkTo(home)] : []),
      `- [${llmsFiles.full}](${urlOf(locale, llmsFiles.full)}): ${t('full')}`,
    ].join('\n'),
    ...site.sections
      .filter((section) => inSection(section).length > 0)
      .flatMap((section) => [
        `## ${sections(section)}`,
        inSection(section).map(linkTo).join('\n'),
      ]),
    `## ${textsOf(locale, 'chrome')('languages')}`,
    others
      .map((other) => {
        const { name } = site.locales[other]
        return `- [${name}](${urlOf(other, llmsFiles.list)})`
      })
      .join('\n'),
    '## Optional',
    lookUp.map(linkTo).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

const linkTo = ({ locale, slug, title, description }: MarkdownPage) =>
  `- [${title}](${markdownUrl(locale, slug)}): ${description}`

/** The head of the file with all articles of a language. */
export function llmsFullHead(locale: Locale): string {
  const t = textsOf(locale, 'markdown')
  return `# ${site.title}\n\n> ${t('full')}. ${t('about')}\n`
}
