import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { load } from '@/lib/client/load'
import type { RunTexts } from '@/lib/islands/island-texts'
import { fillSlots } from '@/lib/text/fill-slots'
import type { RunError } from '@/packages/program-runner/src/protocol/events'
import type { Editor } from './editor/editor'
import styles from './RunPanel.module.css'
import type { Recipe } from './recipe'

/** Loads the editor, which is larger than everything else on a page. */
const loadEditor = () => load('editor', () => import('./editor/editor'))

interface Props {
  /** The program as the page has it. */
  readonly program: string
  /** The reader's version of it, which each change updates. */
  readonly draft: Recipe['draft']
  /** True when the reader asked for the editor. */
  readonly takesFocus: boolean
  readonly texts: RunTexts
  /** Set to the editor, once it has loaded. */
  readonly editor: RefObject<Editor | undefined>
  /** Runs the program. */
  readonly onRun: () => void
  /** The error of the last run. */
  readonly error: RunError | undefined
  readonly hidden: boolean
}

/** An editor of the program. */
export function ProgramEditor(props: Props) {
  const { program, draft, takesFocus, texts, editor, error, hidden } = props
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLPreElement>(null)
  const onRun = useRef(props.onRun)
  onRun.current = props.onRun
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading')
  const [said, setSaid] = useState('')

  useEffect(() => {
    let mounted = true
    loadEditor()
      .then(({ mountEditor }) => {
        if (!mounted || !place.current) return
        editor.current = mountEditor(
          place.current,
          draft.current ?? program,
          texts.program,
          {
            onRun: () => onRun.current(),
            onChange: (text) => {
              draft.current = text === program ? undefined : text
            },
          },
        )
        const focuses = takesFocus || document.activeElement === shown.current
        // Removes the program first: Tab would move from the editor to it, and the focus would be lost.
        flushSync(() => setState('there'))
        if (focuses) editor.current.focus()
      })
      .catch((problem: unknown) => {
        console.warn('The editor could not be loaded:', problem)
        setState('missing')
      })
    return () => {
      mounted = false
      editor.current?.close()
      editor.current = undefined
    }
  }, [])

  useEffect(() => {
    const { line, message = '' } = error ?? {}
    editor.current?.showFault(
      line === undefined ? undefined : { line, message },
    )
  }, [error, editor])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(editor.current?.text() ?? program)
      setSaid(texts.copied)
    } catch {
      setSaid(texts.copyFailed)
    }
  }
  const reset = () => {
    editor.current?.reset(program)
    draft.current = undefined
    setSaid('')
  }
  return (
    <div
      className={`${styles.source} pan`}
      hidden={hidden}
      aria-busy={state === 'loading' || undefined}
    >
      <div ref={place} translate="no" />
      {state !== 'there' && (
        <pre
          ref={shown}
          tabIndex={0}
          role="group"
          aria-label={texts.program}
          className={styles.program}
          translate="no"
        >
          {program}
        </pre>
      )}
      {state === 'missing' && (
        <p className={styles.note} role="alert">
          {fillSlots(texts.file, { file: 'editor.js' })}
        </p>
      )}
      <div className={styles.bar}>
        <p className={styles.kept}>
          {texts.kept} <span className={styles.keys}>{texts.keys} </span>
          {texts.types}
        </p>
        <div className={styles.actions}>
          <span role="status">{said}</span>
          <button type="button" onClick={reset}>
            {texts.reset}
          </button>
          <button type="button" onClick={() => void copy()}>
            {texts.copy}
          </button>
        </div>
      </div>
    </div>
  )
}
