import type { Page } from '@/lib/content/page'
import styles from './Figure.module.css'

interface Props {
  readonly page: Page
  readonly diagram: string
  readonly alt: string
  readonly caption?: string
  readonly words: Readonly<Record<string, string>>
}

export function Figure({ caption }: Props) {
  return <figure className={styles.figure}><figcaption>{caption}</figcaption></figure>
}
