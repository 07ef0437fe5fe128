import type { ReactNode } from 'react'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { addressExists, sectionIsBehind } from '@/lib/links/exists'
import { hrefFor } from '@/lib/links/href'
import { readPageLink } from '@/lib/links/page-link'
import { repositoryLink } from '@/lib/links/repository-link'
import { defaultLocale, site } from '@/site.config'

interface Props {
  readonly page: Page
  readonly href: string
  readonly children?: ReactNode
}

/**
 * A link in an article: to the page in the reader's language if that exists and has the section,
 * otherwise to the English page, and says so.
 */
export function Link({ page, href, children }: Props) {
  const target = readPageLink(href)
  if (!target) return <a href={repositoryLink(href)}>{children}</a>
  const { slug, anchor } = target
  if (
    addressExists(page.locale, slug) &&
    !sectionIsBehind(page.locale, slug, anchor)
  )
    return <a href={hrefFor(page.locale, slug, anchor)}>{children}</a>
  const t = textsOf(page.locale, 'article')
  const { lang } = site.locales[defaultLocale]
  return (
    <a href={hrefFor(defaultLocale, slug, anchor)} hrefLang={lang}>
      {t.rich('inEnglish', { title: () => children })}
    </a>
  )
}
