import { useEffect, useRef } from 'react'
import type { ShortcutTexts } from '@/lib/islands/island-texts'
import styles from './ShortcutSheet.module.css'
import { setSingleKeys, singleKeysEnabled } from './single-keys'

interface Props {
  readonly texts: ShortcutTexts
  readonly onClose: () => void
}

/** The list of all shortcuts, with the switch for single-key shortcuts. */
export function ShortcutSheet({ texts, onClose }: Props) {
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
      <h2 id="shortcuts">{texts.title}</h2>
      <dl>
        {texts.rows.map(({ keys, text }) => (
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
          defaultChecked={singleKeysEnabled()}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />{' '}
        {texts.singleKeys}
      </label>
      <form method="dialog">
        <button type="submit">{texts.close}</button>
      </form>
    </dialog>
  )
}
