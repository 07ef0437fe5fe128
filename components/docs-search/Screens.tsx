import { useEffect, useState } from 'react'
import { docsSearchLimits } from '@/lib/limits'
import type { ModalSettings } from '@/lib/search/modal-settings'
import { PopularRecipes } from './PopularRecipes'
import { screenOf } from './results/screen'
import { useSearchState } from './use-search-state'
import type { WatchedSearch } from './watched-client'

interface Props {
  readonly search: WatchedSearch
  readonly settings: ModalSettings
  readonly onQuery: (query: string) => void
  readonly onRetry: () => void
  readonly onVisit: (href: string) => void
}

/**
 * What DocSearch's screens lack, below its list: the status for screen readers, the start without
 * recent searches, words that were not found, queries to try, and failures.
 */
export function Screens({
  search,
  settings,
  onQuery,
  onRetry,
  onVisit,
}: Props) {
  const { texts, lang, popular } = settings
  const { pending, answer, suggestions } = useSearchState(search)
  const stalled = useStalled(pending)
  const screen = screenOf(pending, answer)
  const words = screen === 'hits' ? answer?.missing.join(' · ') : ''
  const missing = words && texts.missing.replace('{words}', () => words)
  const count =
    screen === 'hits' || screen === 'none' ? answer?.hits : undefined
  const news = [count === undefined ? '' : texts.counts[count], missing]
  const queries = suggestions.length
    ? suggestions
    : popular.map(({ title }) => title).slice(0, docsSearchLimits.suggestions)
  return (
    <div className="docs-search-screen">
      <p role="status" className="visually-hidden">
        {/* An element, because page translators replace text nodes. */}
        <span>
          {stalled ? texts.searching : news.filter(Boolean).join('. ')}
        </span>
      </p>
      {screen === 'start' && (
        <>
          <p className="docs-search-no-recent">{texts.noRecent}</p>
          <PopularRecipes settings={settings} onVisit={onVisit} />
        </>
      )}
      {screen === 'pending' && (
        <p aria-hidden="true">{stalled && <span>{texts.searching}</span>}</p>
      )}
      {missing && <p>{missing}</p>}
      {screen === 'none' && queries.length > 0 && (
        <>
          <p id="docs-search-try">{texts.trySearching}</p>
          <ul aria-labelledby="docs-search-try">
            {queries.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => onQuery(`${name.toLocaleLowerCase(lang)} `)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {screen === 'error' && (
        <div role="alert" className="docs-search-error">
          <p className="docs-search-title">{texts.errorTitle}</p>
          <p>{texts.errorHelp}</p>
          <button type="button" onClick={onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  )
}

/** True once a search has been pending for a while. */
function useStalled(pending: boolean): boolean {
  const [stalled, setStalled] = useState(false)
  useEffect(() => {
    setStalled(false)
    if (!pending) return
    const timer = setTimeout(() => setStalled(true), docsSearchLimits.stall)
    return () => clearTimeout(timer)
  }, [pending])
  return stalled
}
