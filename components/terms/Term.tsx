import type { ReactNode } from 'react'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { hrefFor } from '@/lib/links/href'
import { readTerms, termAnchor } from '@/lib/terms/read'
import './terms.css'

interface Props {
  readonly page: Page
  readonly id: string
  readonly children: ReactNode
}

/**
 * An explained word: a link to its entry on the A–Z page. components/terms shows its definition
 * in a note beside it. rehype-terms.mjs chooses the words.
 */
function Term({ page: { locale }, id, children }: Props) {
  return (
    <a
      data-term=""
      aria-describedby={`note-${id}`}
      href={hrefFor(locale, 'a-z', termAnchor(id))}
    >
      {children}
    </a>
  )
}

interface NotesProps {
  readonly page: Page
  /** The ids of the terms, separated by spaces. */
  readonly ids: string
}

/** The definitions of a page's explained words, which describe the links to screen readers. */
function TermNotes({ page: { locale }, ids }: NotesProps) {
  const more = textsOf(locale, 'azPage')('more')
  const terms = new Map(readTerms().map((term) => [term.id, term]))
  return (
    <div hidden data-notes={more}>
      {ids.split(' ').map((id) => (
        <p key={id} id={`note-${id}`}>
          {terms.get(id)?.entries[locale]?.definition}
        </p>
      ))}
    </div>
  )
}

/** The components of rehype-terms.mjs, bound to the page around them; authors write none of them. */
export function termComponents(page: Page) {
  return {
    Term: (props: Omit<Props, 'page'>) => <Term page={page} {...props} />,
    TermNotes: (props: Omit<NotesProps, 'page'>) => (
      <TermNotes page={page} {...props} />
    ),
  }
}
