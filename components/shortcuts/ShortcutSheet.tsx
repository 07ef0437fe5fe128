'use client'

import { useEffect, useRef } from 'react'
import { setSingleKeys, singleKeysWanted } from '@/lib/shortcuts/setting'
import styles from './ShortcutSheet.module.css'

export interface ShortcutLabels {
  readonly title: string
  readonly close: string
  readonly singleKeys: string
  /** Each key as it is written on keyboards, and what it does. */
  readonly rows: readonly {
    readonly keys: readonly string[]
    readonly text: string
  }[]
}

interface Props {
  readonly labels: ShortcutLabels
  readonly onClose: () => void
}

/** The list of all shortcuts, with the switch for those of a single key. */
export function ShortcutSheet({ labels, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="shortcuts"
      onClose={onClose}
    >
      <h2 id="shortcuts">{labels.title}</h2>
      <dl>
        {labels.rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          defaultChecked={singleKeysWanted()}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />{' '}
        {labels.singleKeys}
      </label>
      <form method="dialog">
        <button type="submit">{labels.close}</button>
      </form>
    </dialog>
  )
}
