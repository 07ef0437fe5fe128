'use client'

import { useSyncExternalStore } from 'react'
import './search-button.css'
import {
  closed,
  docsSearchState,
  onDocsSearch,
  openDocsSearch,
  prefetchDocsSearch,
} from './store'

interface Props {
  readonly label: string
  /** True for the wide button, which shows its label. */
  readonly wide?: boolean
}

/** A button that opens the docs search, and prefetches its code on hover or focus. */
export function SearchButton({ label, wide = false }: Props) {
  const { status } = useSyncExternalStore(
    onDocsSearch,
    docsSearchState,
    () => closed,
  )
  return (
    <button
      type="button"
      className={wide ? 'search-button-wide' : 'search-button'}
      title={wide ? undefined : label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-busy={status === 'loading' || undefined}
      data-docs-search
      onPointerEnter={prefetchDocsSearch}
      onTouchStart={prefetchDocsSearch}
      onFocus={prefetchDocsSearch}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, to which the dialog returns the focus.
        currentTarget.focus({ preventScroll: true })
        void openDocsSearch('')
      }}
    >
      <svg width="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M21 21l-5-5m2-5.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z" />
      </svg>
      <span>{label}</span>
    </button>
  )
}
