import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Zoomable } from '@/components/zoom/Zoomable'
import { sizeOfImage } from '@/lib/content/image-size'
import type { Page } from '@/lib/content/page'
import { assetHref } from '@/lib/links/href'
import styles from './ContentImage.module.css'

interface Props {
  readonly page: Page
  readonly src?: string
  readonly alt?: string
}

/**
 * An image of an article, stored in `public/` (lib/rules/images.ts). Like every drawing, it opens
 * over the page on click.
 */
export function ContentImage({ page, src = '', alt }: Props) {
  return (
    <span className={styles.image}>
      <Zoomable locale={page.locale} as="span" large={largeVersion(src)}>
        <img
          src={assetHref(src)}
          alt={alt}
          {...sizeOfImage(src)}
          loading="lazy"
          decoding="async"
        />
      </Zoomable>
    </span>
  )
}

/** The address of the larger version beside a picture: `/map.large.png` of `/map.png`. */
function largeVersion(src: string): string | undefined {
  const large = src.replace(/(?=\.\w+$)/, '.large')
  return existsSync(join('public', large)) ? assetHref(large) : undefined
}
