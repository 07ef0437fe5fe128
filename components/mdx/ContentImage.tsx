import { sizeOfImage } from '@/lib/content/image-size'
import type { Page } from '@/lib/content/page'
import { assetHref } from '@/lib/href'
import { textsOf } from '@/lib/i18n/texts'
import styles from './ContentImage.module.css'

interface Props {
  readonly page: Page
  readonly src?: string
  readonly alt?: string
}

/** An image of an article, which stands in `public/` (lib/content/rules/images.ts). Like every drawing it can be opened over the page. */
export function ContentImage({ page, src = '', alt }: Props) {
  const t = textsOf(page.locale, 'zoom')
  return (
    <span className={styles.image}>
      <span data-zoomable>
        <img
          src={assetHref(src)}
          alt={alt}
          {...sizeOfImage(src)}
          loading="lazy"
          decoding="async"
        />
      </span>
      <button type="button" data-zoom-button>
        {t('open')}
      </button>
    </span>
  )
}
