import type { HitComponentProps } from '@docsearch/react/docsearch'
import type { MouseEvent } from 'react'

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A hit's link: plain clicks are followed inside the document, the others belong to the browser. */
export function hitLink(follow: (url: string) => void) {
  return function HitLink({ hit, children }: HitComponentProps) {
    const onClick = (event: MouseEvent) => {
      if (!isPlain(event)) return
      event.preventDefault()
      follow(hit.url)
    }
    return (
      <a href={hit.url} onClick={onClick}>
        {children}
      </a>
    )
  }
}
