import { isPlainClick } from '@/lib/navigation/plain-click'
import type { ModalSettings } from '@/lib/search/modal-settings'

interface Props {
  readonly settings: ModalSettings
  readonly onVisit: (href: string) => void
}

/** The most popular recipes, for a reader who has not typed yet. */
export function PopularRecipes({ settings, onVisit }: Props) {
  const { texts, popular } = settings
  return (
    <nav className="docs-search-popular" aria-labelledby="docs-search-popular">
      <p id="docs-search-popular">{texts.popular}</p>
      <ul>
        {popular.map(({ href, title, page }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onVisit(href)
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
