'use client'

import { openDocsSearch } from '@/components/docs-search/store'
import './search-examples.css'

interface Props {
  readonly label: string
  readonly examples: readonly string[]
}

/** Queries to try, each of which opens the docs search with its results. */
export function SearchExamples({ label, examples }: Props) {
  return (
    <p className="search-examples">
      {label}{' '}
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, to which the dialog returns the focus.
            currentTarget.focus({ preventScroll: true })
            void openDocsSearch(example)
          }}
        >
          {example}
        </button>
      ))}
    </p>
  )
}
