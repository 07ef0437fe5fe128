'use client'

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { errorParameter, errorQuery } from '@/components/errors/error-parameter'
import { visit } from '@/lib/client/navigate'
import { isComposing } from '@/lib/search/composing'
import './error-form.css'

interface Props {
  /** The address of the page of error codes. */
  readonly action: string
  readonly label: string
  readonly placeholder: string
  readonly submit: string
}

/** The field for an error, which the page of error codes looks up. */
export function ErrorForm({ action, label, placeholder, submit }: Props) {
  const form = useRef<HTMLFormElement>(null)

  // Before hydration, Enter is a line break at the end of the text.
  useLayoutEffect(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLTextAreaElement)) return
    if (field.form !== form.current || !field.value.endsWith('\n')) return
    field.value = field.value.trimEnd()
    form.current?.requestSubmit()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (isComposing(event.nativeEvent)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <search>
      <form
        ref={form}
        action={action}
        className="error-form"
        onSubmit={(event) => {
          event.preventDefault()
          const pasted = new FormData(event.currentTarget).get(errorParameter)
          visit(`${action}?${errorQuery(`${pasted}`)}`)
        }}
      >
        {/* A textarea, because logs have several lines. */}
        <textarea
          name={errorParameter}
          rows={1}
          required
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
        />
        <button type="submit">{submit}</button>
      </form>
    </search>
  )
}
