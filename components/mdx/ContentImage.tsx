import { assetHref } from '@/lib/shared/href'
import { sizeOfImage } from '@/lib/site/content/image-size'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './ContentImage.module.css'

interface Props {
  readonly page: Page
  readonly src?: string
  readonly alt?: string
}

/**
 * An image of an article, stored in `public/` (lib/site/rules/references/images.ts). Like every
 * drawing, it opens over the page after a click.
 */
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
