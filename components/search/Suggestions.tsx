import type { Suggestion } from '@/lib/search/match'
import styles from './Suggestions.module.css'

/** The list's texts; the counts are written out for each number that can come, so that no plural rules are loaded. */
export interface SearchLabels {
  readonly list: string
  readonly counts: readonly string[]
  readonly failed: string
  readonly retry: string
}

interface Props {
  readonly suggestions: readonly Suggestion[]
  readonly focus: number
  readonly failed: boolean
  readonly labels: SearchLabels
  readonly onRetry: () => void
  readonly onHover: (index: number) => void
  readonly onLeave: () => void
  readonly onChoose: (link: string) => void
}

const keepFocus = (event: { preventDefault: () => void }) =>
  event.preventDefault()

/** The suggestions of the local search, each a link; their number is announced. */
export function Suggestions(props: Props) {
  const { suggestions, focus, failed, labels } = props
  if (failed)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: keeps the field's focus
      <div className={styles.list} onMouseDown={keepFocus}>
        <p role="alert">{labels.failed}</p>
        <button type="button" onClick={props.onRetry}>
          {labels.retry}
        </button>
      </div>
    )
  return (
    <>
      <p role="status" className="visually-hidden">
        {labels.counts[suggestions.length]}
      </p>
      {suggestions.length > 0 && (
        <div
          role="listbox"
          aria-label={labels.list}
          className={styles.list}
          onMouseDown={keepFocus}
          onMouseLeave={props.onLeave}
        >
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
      )}
    </>
  )
}
