import { textsOf } from '@/lib/site/i18n/texts'
import type { Locale } from '@/site.config'

interface Props {
  readonly locale: Locale
  /** Where the Markdown stands. */
  readonly href: string
}

/** The way to a page's Markdown, in the footer of its article: a button that copies it (CopyPage), or a link where no scripts run or copying failed. */
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
