'use client'

import { useEffect } from 'react'
import { isTap } from '@/lib/terms/note/is-tap'
import { termAt } from '@/lib/terms/note/term-at'

/** Milliseconds until a tapped word is the link that it is without scripts. */
const patience = 1000

const kinds = ['pointerover', 'focusin', 'click'] as const

/** Loads what shows the notes of explained words when a reader first comes to one, and hands on what happened meanwhile. */
export function TermNotes() {
  useEffect(() => {
    let bound = false
    const onFirst = async (event: Event) => {
      const link = termAt(event.target)
      if (!link || bound) return
      // A finger may be faster than the script: its tap must not leave the page.
      const tapped = event instanceof MouseEvent && isTap(event)
      if (tapped) event.preventDefault()
      const loaded = await (tapped ? inTime(loadNotes()) : loadNotes())
      if (!loaded) {
        if (tapped) location.assign(link.href)
        return
      }
      const [{ bindNotes }, { showNote }] = loaded
      if (!bound) bindNotes()
      bound = true
      if (tapped || isWanted(event, link)) showNote(link)
      unbind()
    }
    const unbind = () => {
      for (const kind of kinds)
        document.removeEventListener(kind, onFirst, true)
    }
    for (const kind of kinds) document.addEventListener(kind, onFirst, true)
    return unbind
  }, [])
  return null
}

/** What comes before the reader of a tapped word has waited for too long. */
function inTime<Loaded>(loading: Promise<Loaded>) {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(resolve, patience),
  )
  return Promise.race([loading, late])
}

/** Without them a word is a link to its entry. */
async function loadNotes() {
  try {
    return await Promise.all([
      import('@/lib/terms/note/bind'),
      import('@/lib/terms/note/show'),
    ])
  } catch (error) {
    console.warn('The notes of words could not be loaded:', error)
    return undefined
  }
}

/** Whether the reader is still there after the script has come. */
function isWanted({ type }: Event, link: Element): boolean {
  if (type === 'focusin') return link.matches(':focus-visible')
  return type === 'pointerover' && link.matches(':hover') && hovers()
}

const hovers = () => matchMedia('(hover: hover)').matches
