import { Callout } from '@/components/mdx/Callout'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { defaultLocale, site } from '@/site.config'

interface Props {
  readonly page: Page
  /** The address of the English page; undefined for a page that is not behind. */
  readonly english: string | undefined
}

/** The notice on a translation that English has changed since, with a link to English. */
export function FreshnessNotice({ page, english }: Props) {
  if (!english) return null
  const t = textsOf(page.locale, 'behind')
  return (
    <Callout page={page} type="note" title={t('title')}>
      <p>
        {t.rich('notice', {
          english: (text) => (
            <a href={english} hrefLang={site.locales[defaultLocale].lang}>
              {text}
            </a>
          ),
        })}
      </p>
    </Callout>
  )
}
