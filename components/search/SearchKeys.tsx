'use client'

import { useEffect } from 'react'
import { type Focus, reactionTo } from '@/lib/search/hot-keys'
import { isTyping, singleKeysWanted } from '@/lib/shortcuts/setting'
import { visibleField } from './visible-field'

function currentFocus(): Focus {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return 'nothing'
  if (activeElement.closest('[data-search-box]')) return 'box'
  return isTyping(activeElement) ? 'input' : 'other'
}

/** Leads the hot keys of section 2 to the search that owns them. */
export function SearchKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey: ctrl, altKey: alt, metaKey: meta } = event
      const field = visibleField()
      const setting = { narrow: !field, singleKeys: singleKeysWanted() }
      const reaction = reactionTo(
        { key, ctrl, alt, meta },
        currentFocus(),
        setting,
      )
      if (reaction?.search !== 'box' || !field) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return null
}
