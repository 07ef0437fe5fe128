import type { ReactNode } from 'react'
import { hrefFor } from '@/lib/shared/href'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { addressExists, sectionIsBehind } from '@/lib/site/links/exists'
import { readPageLink } from '@/lib/site/links/page-link'
import { repositoryLink } from '@/lib/site/links/repository-link'
import { defaultLocale, site } from '@/site.config'

interface Props {
  readonly page: Page
  readonly href: string
  readonly children?: ReactNode
}

/**
 * A link in an article. It leads to the page in the reader's language where that exists and has the
 * section, otherwise to the English page, and says so.
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
