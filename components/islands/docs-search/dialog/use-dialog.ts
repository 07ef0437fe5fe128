import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { WatchedSearch } from '@/lib/client/search/docs-search/watched-client'
import type { Opening } from '@/lib/client/search/opening'
import { searchButton } from '@/lib/client/search/search-button'
import { docsSearchLimits } from '@/lib/shared/limits'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import { dialogKeys } from './dialog-keys'
import { keepRoles } from './keep-roles'
import { pasteTelling } from './paste-telling'

const division = () => document.createElement('div')

/**
 * Puts the dialog around DocSearch's modal. The modal renders into an element outside of the
 * document. Before that element enters the document, it loses a style element, which the policy
 * forbids; the word for Cancel replaces a cross; and the field gets the site's maximum length. Of a
 * longer text that is pasted it keeps what tells most.
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
  const [below] = useState(division)
  const { texts } = settings
  const latest = useRef(onClose)
  latest.current = onClose

  useLayoutEffect(() => {
    const box = dialog.current
    const input = content.querySelector('input')
    if (!box || !input) return
    const opener = document.activeElement
    content.querySelector('.DocSearch-SearchBar')?.after(messages, below)
    const logo = content.querySelector('.DocSearch-Logo')
    logo?.querySelector('style')?.remove()
    if (!settings.hosted) logo?.replaceChildren()
    content.querySelector('.DocSearch-Close')?.replaceChildren(texts.cancel)
    input.maxLength = docsSearchLimits.queryLength
    input.setAttribute('aria-label', texts.placeholder)
    const endRoles = keepRoles(content, below)
    const endKeys = dialogKeys(box, search, () => latest.current())
    input.addEventListener('paste', pasteTelling)
    box.append(content)
    box.showModal()
    if (opening.fromSelection) input.select()
    return () => {
      endRoles()
      endKeys()
      // Safari scrolls to a focused field when it goes, and this one stands at the page's end.
      if (document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
      box.close()
      giveBack(opener)
    }
  }, [])

  return { content, messages, below }
}

/**
 * Gives the focus back to where it was; when that is gone, to the search's button. A field that the
 * closing dialog has made active already takes no keys until its selection is set anew.
 */
function giveBack(opener: Element | null): void {
  if (opener === document.body) return
  const target = isControl(opener) ? opener : searchButton()
  target?.focus({ preventScroll: true })
  if (!(target instanceof HTMLInputElement)) return
  const end = target.value.length
  target.setSelectionRange(end, end)
}

function isControl(element: Element | null): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    element.checkVisibility()
  )
}
