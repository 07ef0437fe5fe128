import type { Page } from '@/lib/content/page'
import { pathFor } from '@/lib/links/href'
import { defaultLocale, site } from '@/site.config'
import { examplesFolder } from './examples'

const slug = 'catalogue'
const title = 'What a page may contain'
const description =
  'Every component that an author may use, as readers see it, and below it as it is written.'

/** The record of a page that only the development server has. */
export const cataloguePage: Page = {
  key: `${defaultLocale}/${slug}`,
  path: pathFor(defaultLocale, slug),
  title,
  lang: site.locales[defaultLocale].lang,
  frontmatter: { title, description },
  excerpt: description,
  headers: [],
  locale: defaultLocale,
  slug,
  file: examplesFolder,
  listed: false,
}
