import type { Suggestion } from '@/lib/search/match'
import styles from './Suggestions.module.css'

/** The list's texts; the counts are written out for each number that can come, so that no plural rules are loaded. `all` has `{query}` in it. */
export interface SearchLabels {
  readonly list: string
  readonly counts: readonly string[]
  readonly failed: string
  readonly retry: string
  readonly all: string
}

interface Props {
  readonly suggestions: readonly Suggestion[]
  readonly query: string
  readonly focus: number
  /** Whether the index is there: before, nothing is known of their number. */
  readonly loaded: boolean
  readonly failed: boolean
  readonly labels: SearchLabels
  readonly onRetry: () => void
  readonly onHover: (index: number) => void
  readonly onLeave: () => void
  readonly onChoose: (link: string) => void
  readonly onSearchAll: () => void
}

const keepFocus = (event: { preventDefault: () => void }) =>
  event.preventDefault()

/** The suggestions of the local search, each a link, and a last row that leads to the docs search; the suggestions' number is announced. */
export function Suggestions(props: Props) {
  const { suggestions, focus, loaded, failed, labels } = props
  const last = suggestions.length
  return (
    <>
      {!failed && (
        <p role="status" className="visually-hidden">
          {loaded && labels.counts[last]}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the field's focus */}
      <div className={styles.list} onMouseDown={keepFocus}>
        {failed && (
          <>
            <p role="alert">{labels.failed}</p>
            <button
              type="button"
              className={styles.retry}
              onClick={props.onRetry}
            >
              {labels.retry}
            </button>
          </>
        )}
        {!failed && last > 0 && <List {...props} />}
        <button
          type="button"
          id={`suggestion-${last}`}
          className={styles.all}
          data-focus={focus === last}
          tabIndex={-1}
          onMouseEnter={() => props.onHover(last)}
          onMouseLeave={props.onLeave}
          onClick={props.onSearchAll}
        >
          {labels.all.replace('{query}', () => props.query)}
          <small aria-hidden="true">↵</small>
        </button>
      </div>
    </>
  )
}

function List({ suggestions, focus, labels, ...props }: Props) {
  return (
    <div role="listbox" aria-label={labels.list} onMouseLeave={props.onLeave}>
      {suggestions.map(({ link, title, header }, index) => (
        <a
          key={link}
          id={`suggestion-${index}`}
          href={link}
          role="option"
          aria-selected={index === focus}
          tabIndex={-1}
          onMouseEnter={() => props.onHover(index)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            props.onChoose(link)
          }}
        >
          {title}
          {header && <span> › {header}</span>}
        </a>
      ))}
    </div>
  )
}
