import type { HitComponentProps } from '@docsearch/react/docsearch'
import type { MouseEvent } from 'react'
import { AfterPaint } from './AfterPaint'

/** So many hits are in view at most where the dialog does not fill a tall screen. */
const inView = 8

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Whether a hit stands below what the list shows before it is scrolled; DocSearch numbers hits from above. */
const isBelow = ({ __autocomplete_id: place = 0 }: HitComponentProps['hit']) =>
  place >= inView

/**
 * A hit's link: plain clicks are followed inside the document, the others belong to the browser. Hits that are not in view get their texts a
 * frame later, so that those in view do not wait for them.
 */
export function hitLink(follow: (url: string) => void) {
  return function HitLink({ hit, children }: HitComponentProps) {
    const onClick = (event: MouseEvent) => {
      if (!isPlain(event)) return
      event.preventDefault()
      follow(hit.url)
    }
    return (
      <a href={hit.url} onClick={onClick}>
        {isBelow(hit) ? <AfterPaint>{children}</AfterPaint> : children}
      </a>
    )
  }
}
