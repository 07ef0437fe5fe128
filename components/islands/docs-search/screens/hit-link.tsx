import type { HitComponentProps } from '@docsearch/react/docsearch'
import { type MouseEvent, memo } from 'react'
import { isPlainClick } from '@/lib/client/navigation/plain-click'
import { hitHtml } from '@/lib/client/search/docs-search/results/hit-html'
import type { SearchHit } from '@/lib/shared/search/types'

/**
 * True for a hit of an answer. DocSearch stores recent ones and favorites without their highlighted
 * texts, and gives them buttons.
 */
const isFound = (hit: object): hit is SearchHit => '_snippetResult' in hit

/**
 * Makes the link of a hit. The site follows plain clicks inside the document; other clicks belong
 * to the browser.
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
        {row}
      </a>
    )
  }
  // DocSearch renders its list several times for each key. A found hit depends only on the hit
  // itself.
  const MemoizedLink = memo(
    HitLink,
    (before, after) => before.hit === after.hit && isFound(after.hit),
  )
  return (props: HitComponentProps) => <MemoizedLink {...props} />
}

/** The content of a found hit, in place of DocSearch's elements. */
function FoundHit({ hit }: { readonly hit: SearchHit }) {
  return (
    <div
      className="DocSearch-Hit-Container"
      data-found=""
      lang={hit.english ? 'en' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: records are HTML
      dangerouslySetInnerHTML={{ __html: hitHtml(hit) }}
    />
  )
}
