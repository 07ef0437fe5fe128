import { type MouseEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '@/lib/navigation/plain-click'
import type { Suggestion } from './match'
import type { SearchTexts } from './search-texts'
import { usePointerMoves } from './use-pointer-moves'

interface Props {
  /** The id by which the field names the list. */
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  readonly query: string
  /** The row that Enter chooses; -1 for none. */
  readonly focus: number
  readonly failed: boolean
  readonly texts: SearchTexts
  readonly onRetry: () => void
  readonly onHover: (index: number) => void
  readonly onLeave: () => void
  readonly onChoose: (link: string) => void
  readonly onSearchAll: () => void
}

const keepFocus = (event: { preventDefault: () => void }) =>
  event.preventDefault()

/**
 * The suggestions of the local search, each a link, and a last row that opens the docs search.
 */
export function Suggestions(props: Props) {
  const { failed, focus, texts } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A row under the pointer is visible, and scrolling would move the next one under it.
    list.current
      ?.querySelector('[aria-selected=true]:not(:hover)')
      ?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the field's focus
    <div ref={list} className="search-list" onMouseDown={keepFocus}>
      {failed && (
        <>
          <p role="alert">{texts.failed}</p>
          <button
            type="button"
            className="search-retry"
            onClick={props.onRetry}
          >
            {texts.retry}
          </button>
        </>
      )}
      <List {...props} />
    </div>
  )
}

function List({ id, suggestions, focus, texts, ...props }: Props) {
  const isMove = usePointerMoves()
  const last = suggestions.length
  const rowOf = (index: number) => ({
    id: `suggestion-${index}`,
    role: 'option',
    'aria-selected': index === focus,
    tabIndex: -1,
    // A row that scrolls under a resting pointer is not chosen.
    onMouseMove: (event: MouseEvent) => {
      if (isMove(event)) props.onHover(index)
    },
  })
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.label}
      onMouseLeave={props.onLeave}
    >
      {suggestions.map(({ link, title, header }, index) => (
        <a
          key={link}
          href={link}
          {...rowOf(index)}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            props.onChoose(link)
          }}
        >
          {title}
          {header && <span> › {header}</span>}
        </a>
      ))}
      <button
        type="button"
        className="search-all"
        {...rowOf(last)}
        onClick={props.onSearchAll}
      >
        <span>{texts.all.replace('{query}', () => props.query)}</span>
        <small aria-hidden="true">↵</small>
      </button>
    </div>
  )
}
