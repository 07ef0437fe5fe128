import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { WatchedSearch } from '@/lib/client/search/docs-search/watched-client'
import type { Opening } from '@/lib/client/search/opening'
import { searchButton } from '@/lib/client/search/search-button'
import { docsSearchLimits } from '@/lib/shared/limits'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import { dialogKeys } from './dialog-keys'
import { keepRoles } from './keep-roles'

const division = () => document.createElement('div')

/**
 * The dialog around DocSearch's modal. The modal is rendered into an element that enters the document only when it is put in order: it brings
 * a style element, which the policy forbids, a cross for Cancel, and its own field's length.
 */
export function useDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  opening: Opening,
  settings: ModalSettings,
  search: WatchedSearch,
  onClose: () => void,
) {
  const [content] = useState(division)
  const [messages] = useState(division)
  const { texts } = settings
  const latest = useRef(onClose)
  latest.current = onClose

  useLayoutEffect(() => {
    const box = dialog.current
    const input = content.querySelector('input')
    if (!box || !input) return
    const opener = document.activeElement
    content.querySelector('.DocSearch-SearchBar')?.after(messages)
    const logo = content.querySelector('.DocSearch-Logo')
    logo?.querySelector('style')?.remove()
    if (!settings.hosted) logo?.replaceChildren()
    content.querySelector('.DocSearch-Close')?.replaceChildren(texts.cancel)
    input.maxLength = docsSearchLimits.queryLength
    input.setAttribute('aria-label', texts.placeholder)
    const endRoles = keepRoles(content)
    const endKeys = dialogKeys(box, search, () => latest.current())
    box.append(content)
    box.showModal()
    if (opening.fromSelection) input.select()
    return () => {
      endRoles()
      endKeys()
      box.close()
      const place = isControl(opener) ? opener : searchButton()
      place?.focus({ preventScroll: true })
    }
  }, [])

  return { content, messages }
}

function isControl(element: Element | null): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element !== document.body &&
    element.isConnected &&
    element.checkVisibility()
  )
}
