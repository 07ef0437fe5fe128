import type { HitComponentProps } from '@docsearch/react/docsearch'
import { type MouseEvent, memo } from 'react'
import { isPlainClick } from '@/lib/client/navigation/plain-click'
import { hitHtml } from '@/lib/client/search/docs-search/results/hit-html'
import type { SearchHit } from '@/lib/shared/search/types'
import { AfterPaint } from './AfterPaint'

type Hit = HitComponentProps['hit']

/** So many hits are in view at most where the dialog does not fill a tall screen. */
const inView = 8

/** Whether a hit stands below what the list shows before it is scrolled; DocSearch numbers hits from above. */
const isBelow = ({ __autocomplete_id: place = 0 }: Hit) => place >= inView

/** Whether a hit comes from an answer; DocSearch keeps recent ones and favourites without their marked texts, and gives them buttons. */
const isFound = (hit: object): hit is SearchHit => '_snippetResult' in hit

/**
 * A hit's link: plain clicks are followed inside the document, the others belong to the browser. Hits that are not in view get their texts a
 * frame later, so that those in view do not wait for them.
 */
export function hitLink(follow: (url: string) => void) {
  function HitLink({ hit, children }: HitComponentProps) {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      follow(hit.url)
    }
    const row = isFound(hit) ? <FoundHit hit={hit} /> : children
    return (
      <a href={hit.url} onClick={onClick}>
        {isBelow(hit) ? <AfterPaint>{row}</AfterPaint> : row}
      </a>
    )
  }
  // DocSearch draws its list several times a key; of a found hit nothing but the hit itself is shown.
  const Kept = memo(
    HitLink,
    (before, after) => before.hit === after.hit && isFound(after.hit),
  )
  return (props: HitComponentProps) => <Kept {...props} />
}

/** What is shown of a found hit, in the place of DocSearch's elements. */
function FoundHit({ hit }: { readonly hit: SearchHit }) {
  return (
    <div
      className="DocSearch-Hit-Container"
      data-found=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: records are HTML, as DocSearch takes them
      dangerouslySetInnerHTML={{ __html: hitHtml(hit) }}
    />
  )
}
