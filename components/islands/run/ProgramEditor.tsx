import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Editor } from '@/components/islands/editor/mount'
import type { RunError } from '@/lib/client/run/events'
import { fillSlots } from '@/lib/shared/fill-slots'
import type { RunTexts } from '@/lib/shared/island-texts'
import styles from './RunPanel.module.css'
import type { Recipe } from './recipe'
import { guardChanges } from './unsaved'

/** Loads the editor, which weighs more than all that a page has. */
export type LoadEditor = () => Promise<
  typeof import('@/components/islands/editor/mount')
>

interface Props {
  /** The program as the page has it. */
  readonly program: string
  /** What the reader had made of it before, and where that is kept when the editor goes. */
  readonly draft: Recipe['draft']
  /** True when the reader asked for the editor. */
  readonly takesFocus: boolean
  readonly texts: RunTexts
  readonly loadEditor: LoadEditor
  /** Where the panel finds the editor, once it is there. */
  readonly editor: RefObject<Editor | undefined>
  /** Runs the program. */
  readonly onRun: () => void
  /** The error of the last run. */
  readonly error: RunError | undefined
  readonly hidden: boolean
}

/** An editor of the program. What a reader changes stays here, and is gone with the page. */
export function ProgramEditor(props: Props) {
  const { program, draft, takesFocus, texts, loadEditor } = props
  const { editor, error, hidden } = props
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLPreElement>(null)
  const onRun = useRef(props.onRun)
  onRun.current = props.onRun
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading')
  const [said, setSaid] = useState('')

  useEffect(() => {
    let wanted = true
    loadEditor()
      .then(({ mountEditor }) => {
        if (!wanted || !place.current) return
        const text = draft?.current ?? program
        if (draft) draft.current = undefined
        editor.current = mountEditor(place.current, text, texts.program, () =>
          onRun.current(),
        )
        const focuses = takesFocus || document.activeElement === shown.current
        // The program goes first: Tab would lead from the editor to it, and the focus would go with it.
        flushSync(() => setState('there'))
        if (focuses) editor.current.focus()
      })
      .catch((problem: unknown) => {
        console.warn('The editor could not be loaded:', problem)
        setState('missing')
      })
    return () => {
      wanted = false
      if (draft && editor.current) draft.current = editor.current.text()
      editor.current?.close()
      editor.current = undefined
    }
  }, [])

  useEffect(
    () =>
      guardChanges(
        () => (editor.current?.text() ?? program) !== program,
        texts.leave,
      ),
    [],
  )

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
    setSaid('')
  }
  return (
    <div hidden={hidden} aria-busy={state === 'loading' || undefined}>
      <div className={styles.bar}>
        <p className={styles.kept}>
          {texts.kept} <span className={styles.keys}>{texts.keys} </span>
          {texts.types}
        </p>
        <span role="status">{said}</span>
        <button type="button" onClick={reset}>
          {texts.reset}
        </button>
        <button type="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
      </div>
      <div ref={place} className={styles.editor} translate="no" />
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
    </div>
  )
}
