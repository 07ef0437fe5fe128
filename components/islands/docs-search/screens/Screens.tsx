import { useEffect, useState } from 'react'
import { reportAddress } from '@/lib/client/search/docs-search/results/links'
import type { Screen } from '@/lib/client/search/docs-search/results/screen'
import type { SearchState } from '@/lib/client/search/docs-search/watched-client'
import { docsSearchLimits } from '@/lib/shared/limits'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import styles from './Screens.module.css'

interface Props {
  readonly screen: Screen
  readonly state: SearchState
  readonly settings: ModalSettings
  readonly onQuery: (query: string) => void
  readonly onRetry: () => void
}

/**
 * Screens that DocSearch lacks or words differently: no recent searches, no results, failures; and
 * the status for screen readers.
 */
export function Screens(props: Props) {
  const { screen, state, settings } = props
  const { texts } = settings
  const stalled = useStalled(state.pending)
  const count = state.answer?.hits ?? 0
  const missing = screen === 'hits' ? missingText(state, settings) : ''
  const found = screen === 'hits' || screen === 'none'
  const news = found ? [texts.counts[count], missing] : []
  return (
    <>
      <p role="status" className="visually-hidden">
        {stalled ? texts.searching : news.filter(Boolean).join('. ')}
      </p>
      {screen === 'start' && (
        <p className={styles.start} data-no-recent>
          {texts.noRecent}
        </p>
      )}
      {missing && <p className={styles.missing}>{missing}</p>}
      {screen === 'pending' && (
        <p className={styles.pending} aria-hidden="true">
          {stalled && texts.searching}
        </p>
      )}
      {screen === 'none' && <NoResults {...props} />}
      {screen === 'error' && (
        <div className={styles.message} role="alert">
          <p className={styles.title}>{texts.errorTitle}</p>
          <p>{texts.errorHelp}</p>
          <button type="button" onClick={props.onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
    </>
  )
}

/** Says which words of the query were not found; nothing when all were. */
function missingText({ answer }: SearchState, { texts }: ModalSettings) {
  const words = answer?.missing.join(' · ')
  return words ? texts.missing.replace('{words}', () => words) : ''
}

function NoResults({ state, settings, onQuery }: Props) {
  const { texts, issuePage, lang, wanted } = settings
  const suggestions = state.suggestions.length
    ? state.suggestions
    : wanted.map(({ title }) => title).slice(0, docsSearchLimits.suggestions)
  const query = state.answer?.query.trim() ?? ''
  const [before, after] = texts.noResults.split('{query}')
  return (
    <div className={styles.message}>
      <p className={styles.title}>
        {before}
        <strong>{query}</strong>
        {after}
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="docs-search-try">{texts.trySearching}</p>
          <ul aria-labelledby="docs-search-try">
            {suggestions.map((name) => (
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
      <p>
        {texts.report}{' '}
        <a
          href={reportAddress(issuePage, query, lang)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.reportLink}
        </a>
      </p>
    </div>
  )
}

/** True once the reader has waited longer than a moment. */
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
