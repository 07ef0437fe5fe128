'use client'

import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import { pageLanguage } from '@/lib/client/page-language'
import type { Outcome } from './contract'
import './needs-scripts.css'
import './offline-panel.css'
import { type PanelView, type Slot, slotsOf, viewOf } from './panel-state'
import type { PanelTexts } from './panel-texts'
import { type Addresses, useSavedCopy } from './use-saved-copy'

interface Other {
  readonly locale: string
  readonly href: string
  readonly lang: string
  readonly name: string
}

interface Props {
  /** What is saved: a language, or the program runner. */
  readonly name: string
  readonly addresses: Addresses
  readonly texts: PanelTexts
  /** Links to this page in the other languages; none in the panel of the program runner. */
  readonly others?: readonly Other[]
}

const outcomes: Readonly<Record<Outcome, keyof PanelTexts>> = {
  saved: 'doneSaved',
  removed: 'doneRemoved',
  unreachable: 'doneUnreachable',
  changing: 'doneChanging',
  full: 'doneFull',
  refused: 'doneRefused',
  unbuilt: 'doneUnbuilt',
}

/** The texts of the button that saves, by view. */
const keeps: Readonly<Partial<Record<PanelView, keyof PanelTexts>>> = {
  none: 'keep',
  offer: 'keep',
  partial: 'continue',
  newer: 'update',
}

const removable: readonly PanelView[] = ['partial', 'working', 'saved', 'newer']

/** The state of the saved copy of a language or of the program runner, and its buttons. */
export function OfflinePanel({ name, addresses, texts, others }: Props) {
  const { state, saved, keep, remove } = useSavedCopy(name, addresses)
  const panel = useRef<HTMLElement>(null)
  const hadFocus = panel.current?.contains(document.activeElement)
  // A focused button that is removed loses the focus.
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body)
      panel.current?.focus()
  })

  const view = state && viewOf(state)
  const slots = state ? slotsOf(state, pageLanguage()) : {}
  const { done = 0, total = 0 } = state?.progress ?? {}
  const keepText = view && keeps[view]
  const stored = others?.filter(({ locale }) => saved.includes(locale)) ?? []
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.panel}
      className="offline-panel"
      // The program runner needs pages that show programs.
      hidden={!others && saved.length === 0 && !state?.begun}
    >
      {!view && others && <p className="needs-scripts">{texts.needsScripts}</p>}
      {view && <p key={view}>{fillGaps(texts[view], slots)}</p>}
      {view === 'working' && (
        <progress
          aria-label={texts.panel}
          {...(total > 0 && { max: total, value: done })}
        />
      )}
      <div role="status">
        {state?.outcome && (
          <p key={state.outcome}>{texts[outcomes[state.outcome]]}</p>
        )}
      </div>
      {view && (
        <p>
          {keepText && (
            <button
              key={keepText}
              type="button"
              className="offline-keep"
              onClick={keep}
            >
              {texts[keepText]}
            </button>
          )}
          {removable.includes(view) && (
            <button type="button" onClick={remove}>
              {texts.remove}
            </button>
          )}
        </p>
      )}
      {stored.length > 0 && (
        <>
          <p>{texts.others}</p>
          <ul>
            {stored.map(({ locale, href, lang, name }) => (
              <li key={locale}>
                <a href={href} hrefLang={lang} lang={lang}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Fills the gaps of a text, `<pages></pages>`. */
function fillGaps(
  text: string,
  slots: Readonly<Record<string, Slot>>,
): ReactNode {
  return text.split(/<(\w+)><\/\1>/).map((part, index) => {
    const slot = slots[part]
    const content =
      index % 2 === 0 ? (
        part
      ) : slot?.date ? (
        <time dateTime={slot.date}>{slot.text}</time>
      ) : (
        <span>{slot?.text}</span>
      )
    return <Fragment key={index}>{content}</Fragment>
  })
}
