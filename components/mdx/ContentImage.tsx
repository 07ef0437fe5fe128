import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/content/page'
import { assetHref } from '@/lib/href'
import styles from './ContentImage.module.css'

interface Props {
  readonly page: Page
  readonly src?: string
  readonly alt?: string
}

/** An image of an article. Like every drawing it can be opened over the page. */
export async function ContentImage({ page, src = '', alt }: Props) {
  const t = await getTranslations({ locale: page.locale, namespace: 'zoom' })
  const source = src.startsWith('/') ? assetHref(src) : src
  return (
    <span className={styles.image}>
      <span data-zoomable>
        <img src={source} alt={alt} loading="lazy" decoding="async" />
      </span>
      <button type="button" data-zoom-button>
        {t('open')}
      </button>
    </span>
  )
}
