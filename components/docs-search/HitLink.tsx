import type { HitComponentProps } from '@docsearch/react/docsearch'
import { isPlainClick } from '@/lib/navigation/plain-click'
import type { SearchHit } from '@/lib/search/types'
import { hitHtml } from './results/hit-html'

/** True for a hit of a search. Recent ones and favorites are stored without highlighted texts. */
const isFound = (hit: object): hit is SearchHit => '_snippetResult' in hit

interface Props extends HitComponentProps {
  readonly onVisit: (href: string) => void
}

/**
 * The link of a hit. Plain clicks are soft navigations; the browser handles other clicks.
 */
export function HitLink({ hit, children, onVisit }: Props) {
  return (
    <a
      ref={giveRoles}
      href={hit.url}
      // The folder of its page, which colors its mark.
      data-section={hit.url.split('/').at(-2)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onVisit(hit.url)
      }}
    >
      {isFound(hit) ? <FoundHit hit={hit} /> : children}
    </a>
  )
}

/**
 * Makes a row an item of a tree that is named by its group, because options, the roles of DocSearch,
 * must not hold links and buttons. DocSearch never writes these attributes again.
 */
function giveRoles(link: HTMLAnchorElement | null): void {
  const row = link?.closest('li')
  const list = row?.parentElement
  row?.setAttribute('role', 'treeitem')
  list?.setAttribute('role', 'tree')
  list?.removeAttribute('aria-labelledby')
  const group = list?.previousElementSibling?.textContent
  list?.setAttribute('aria-label', group ?? '')
}

/** The content of a found hit: heading, path and text, instead of DocSearch's two lines. */
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
