import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'

interface Props {
  readonly locale: Locale
  /** The address of the Markdown. */
  readonly href: string
}

/**
 * The link to a page's Markdown. With scripts, a button that copies the Markdown replaces it, until
 * copying fails.
 */
export function PageAsMarkdown({ locale, href }: Props) {
  const t = textsOf(locale, 'markdown')
  return (
    <>
      <button
        type="button"
        data-copy-page={href}
        data-copied={t('copied')}
        data-failed={t('failed')}
      >
        {t('copy')}
      </button>
      <a href={href}>{t('view')}</a>
    </>
  )
}
