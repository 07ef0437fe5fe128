import { closest } from '@/lib/client/closest'
import { onPage } from '@/lib/client/page'
import { store } from '@/lib/client/stored'
import { wrapKey, wrapped } from '@/lib/shared/wrap'
import { keepPlace } from './code-groups'

/** Whether lines are wrapped stands on `<html>`, where the script in the head has put it. */
const { documentElement: root } = document

function showSwitches(): void {
  for (const button of document.querySelectorAll('[data-wrap-switch]'))
    button.setAttribute('aria-pressed', String('wrap' in root.dataset))
}

function onClick({ target }: Event): void {
  const button = closest(target, '[data-wrap-switch]')
  if (!button) return
  keepPlace(button, () => {
    const wrap = root.toggleAttribute('data-wrap')
    // Where storage is blocked, the choice holds for this document.
    store(wrapKey, wrap ? wrapped : 'off')
  })
  showSwitches()
}

/** Starts the switches that wrap the lines of all code, for all pages and visits. */
export function startWrapLines(): void {
  document.addEventListener('click', onClick)
  onPage(showSwitches)
}
