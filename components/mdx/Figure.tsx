import { Diagram } from '@/components/diagrams/Diagram'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './Figure.module.css'

interface Props {
  readonly page: Page
  /** A name of the diagrams' registry. */
  readonly diagram: string
  /** A description of the diagram for readers who do not see it. */
  readonly alt: string
  readonly caption?: string
  /** All words of the diagram, in the page's language. */
  readonly words: Readonly<Record<string, string>>
}

/** A diagram with its caption. */
export function Figure({ page, diagram, alt, caption, words }: Props) {
  const t = textsOf(page.locale, 'zoom')
  const titleId = `figure-${diagram}`
  return (
    <figure className={styles.figure}>
      <Diagram
        name={diagram}
        words={words}
        lang={page.lang}
        alt={alt}
        titleId={titleId}
      />
      <button type="button" data-zoom-button className={styles.enlarge}>
        {t('open')}
      </button>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
