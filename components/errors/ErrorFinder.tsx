'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openDocsSearch } from '@/components/docs-search/store'
import { Slot } from '@/lib/islands/Slot'
import { errorParameter } from './error-parameter'
import { findErrors } from './find-errors'
import { resultLines, type Sentences } from './lines'
import { errorsIn, followAddress } from './page-errors'
import { readPasted } from './pasted'

/** The number of characters of a log that are read: more would block the page. */
const longestLog = 100_000

interface Props {
  readonly texts: {
    readonly label: string
    readonly placeholder: string
    readonly searchDocs: string
    readonly sentences: Sentences
  }
  /** What shows when nothing was found, with a link. */
  readonly children?: ReactNode
}

/** The field for a code, a name or a log, which filters the errors of the page. */
export function ErrorFinder({ texts, children }: Props) {
  const [lines, setLines] = useState<readonly string[]>([])
  const [isNothing, setNothing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const errors = useRef<ReturnType<typeof errorsIn>>(undefined)

  // A log names the failure at its end.
  const asked = () => (field.current?.value ?? '').slice(-longestLog)

  const find = () => {
    if (!errors.current) return
    const isAsked = asked().trim() !== ''
    const pasted = readPasted(asked())
    const answer = findErrors(pasted, errors.current.rows)
    errors.current.show(new Set(answer.rows), !isAsked || answer.kind === 'own')
    setNothing(isAsked && answer.kind === 'nothing')
    setLines(
      isAsked
        ? resultLines(
            pasted,
            answer,
            texts.sentences,
            errors.current.nameOf(pasted.program),
          )
        : [],
    )
  }

  useEffect(() => {
    const article = field.current?.closest('article')
    if (!article) return
    errors.current = errorsIn(article)
    const given = new URLSearchParams(location.search).get(errorParameter)
    if (given && field.current) field.current.value ||= given
    // A reader may have typed before hydration.
    if (field.current?.value) find()
    return followAddress(() => {
      if (field.current) field.current.value = ''
      find()
    })
  }, [])

  return (
    <search className="error-finder">
      <label>
        {texts.label}
        <textarea
          ref={field}
          rows={2}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={find}
        />
      </label>
      <div role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Slot name="nothing" hidden={!isNothing}>
        {children}
      </Slot>
      {isNothing && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, to which the dialog returns the focus.
            currentTarget.focus({ preventScroll: true })
            void openDocsSearch(asked())
          }}
        >
          {texts.searchDocs}
        </button>
      )}
    </search>
  )
}
