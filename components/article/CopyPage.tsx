'use client'

import { useEffect } from 'react'
import { say } from '@/lib/feedback/say'

const kinds = ['pointerover', 'focusin', 'click'] as const

/** Loads what copies a page when a reader comes to the button below the article: some browsers forget the click while a script loads. */
export function CopyPage() {
  useEffect(() => {
    const leave = new AbortController()
    for (const kind of kinds)
      document.addEventListener(kind, onEvent, { signal: leave.signal })
    return () => leave.abort()
  }, [])
  return null
}

async function onEvent({ type, target }: Event): Promise<void> {
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-copy-page]')
      : null
  if (!button) return
  const { copyPage: url = '', copied = '', failed = '' } = button.dataset
  try {
    const { copyPage } = await import('@/lib/twin/copy-page')
    if (type !== 'click') return
    await copyPage(url)
    say(button, copied)
  } catch (error) {
    if (type !== 'click') return
    console.warn('The page cannot be copied:', error)
    // Shows the link to the Markdown beside the button.
    button.dataset.refused = ''
    say(button, failed)
  }
}
