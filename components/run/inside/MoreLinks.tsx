import type { BookLink, RunTexts } from '@/lib/islands/island-texts'
import styles from './Inside.module.css'

interface Props {
  readonly links: readonly BookLink[]
  readonly texts: RunTexts
}

/** Links to the sections of the book that explain what is shown. */
export function MoreLinks({ links, texts }: Props) {
  if (links.length === 0) return null
  return (
    <p className={styles.more}>
      {texts.more}{' '}
      {links.map(({ href, title }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a href={href}>{title}</a>
        </span>
      ))}
    </p>
  )
}
