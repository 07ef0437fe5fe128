import type { ReactNode } from 'react'
import { addressExists } from '@/lib/content/exists'
import type { Page } from '@/lib/content/page'
import { hrefFor } from '@/lib/href'
import { textsOf } from '@/lib/i18n/texts'
import { readPageLink } from '@/lib/page-link'
import { repositoryLink } from '@/lib/repository-link'
import { defaultLocale, site } from '@/site.config'

interface Props {
  readonly page: Page
  readonly href: string
  readonly children?: ReactNode
}

/** A link in an article. A page is linked in the reader's language where it exists there, otherwise in English, and says so. */
export function Link({ page, href, children }: Props) {
  const target = readPageLink(href)
  if (!target) return <a href={repositoryLink(href)}>{children}</a>
  const { slug, anchor } = target
  if (addressExists(page.locale, slug))
    return <a href={hrefFor(page.locale, slug, anchor)}>{children}</a>
  const t = textsOf(page.locale, 'article')
  const { lang } = site.locales[defaultLocale]
  return (
    <a href={hrefFor(defaultLocale, slug, anchor)} hrefLang={lang}>
      {t.rich('inEnglish', { title: () => children })}
    </a>
  )
}
