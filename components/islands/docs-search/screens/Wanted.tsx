import { isPlainClick } from '@/lib/client/navigation/plain-click'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import styles from './Screens.module.css'

interface Props {
  readonly settings: ModalSettings
  readonly onFollow: (href: string) => void
}

/** The most wanted recipes, for a reader who has not typed yet. */
export function Wanted({ settings, onFollow }: Props) {
  const { texts, wanted } = settings
  return (
    <nav className={styles.wanted} aria-labelledby="docs-search-wanted">
      <p id="docs-search-wanted">{texts.wanted}</p>
      <ul>
        {wanted.map(({ href, title, page }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onFollow(href)
              }}
            >
              {title} <small>{page}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
