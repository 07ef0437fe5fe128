import styles from './diagram.module.css'
import type { Kind } from './drawing'

export interface Field {
  readonly kind: Kind
  /** The offset of its first byte. */
  readonly offset: number
  /** Its name in programs. */
  readonly name: string
  readonly note: string
  /** Its bytes, as far as they are shown. */
  readonly hex?: string
  /** What a request does with it. */
  readonly use?: { readonly code: string; readonly note: string }
}

/** The fields of an account or a message in the order of their bytes. */
export function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <ol className={styles.fields}>
      {fields.map(({ kind, offset, name, note, hex, use }) => (
        <li key={offset} data-kind={kind} data-important={use && true}>
          <samp>{offset}</samp>
          <code translate="no">{name}</code>
          {hex && <code translate="no">{hex}</code>}
          <small>{note}</small>
          {use && (
            <p>
              <code translate="no">{use.code}</code> <small>{use.note}</small>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
