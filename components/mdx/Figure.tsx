import { Diagram } from '@/components/diagrams/Diagram'
import type { Page } from '@/lib/content/page'
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
  return (
    <figure className={styles.figure}>
      <Diagram
        name={diagram}
        words={words}
        lang={page.lang}
        locale={page.locale}
        alt={alt}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
