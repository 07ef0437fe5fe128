import styles from './diagram.module.css'
import type { Kind } from './drawing'

interface BoxProps {
  readonly kind?: Kind
  readonly title?: string
  /** What is never translated: an identifier, a size. */
  readonly code?: string
  readonly note?: string
  /** True for the part that the diagram is about. */
  readonly important?: boolean
  /** Its number in the order of what happens. */
  readonly step?: number
}

/** A thing with its name. Keys and programs have their icons. */
export function Box(props: BoxProps) {
  const { kind = 'plain', title, code, note, important, step } = props
  return (
    <div
      className={styles.box}
      data-kind={kind}
      data-important={important || undefined}
    >
      {step !== undefined && <span className={styles.step}>{step}</span>}
      {title && (
        <b>
          <Sign kind={kind} />
          {title}
        </b>
      )}
      {code && <code translate="no">{code}</code>}
      {note && <small>{note}</small>}
    </div>
  )
}

const signs: Readonly<Partial<Record<Kind, string>>> = {
  key: 'M1.5 8a3 3 0 1 1 6 0a3 3 0 1 1-6 0m6 0h7v3m-3-3v2',
  program: 'm5 4-4 4 4 4m6-8 4 4-4 4',
}

function Sign({ kind }: { readonly kind: Kind }) {
  return (
    signs[kind] && (
      <svg width="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[kind]} />
      </svg>
    )
  )
}

interface Row {
  /** The field's name in programs. */
  readonly field: string
  /** Its size, or its value. */
  readonly size?: string
  readonly note: string
  /** Rows with the same mark belong together, also between two accounts. */
  readonly mark?: 'accent' | 'proof' | undefined
}

interface AccountProps {
  readonly title: string
  readonly rows: readonly Row[]
  readonly kind?: Kind
  /** True where the edge of a second account shows behind it: there are many. */
  readonly many?: boolean
}

/** An account or a message: its name, and below it a row for each field. */
export function Account({ title, rows, kind = 'account', many }: AccountProps) {
  return (
    <div className={styles.account} data-kind={kind} data-many={many}>
      <b>{title}</b>
      <dl>
        {rows.map(({ field, size, note, mark }) => (
          <div key={field} data-mark={mark}>
            <dt translate="no">
              <code>{field}</code> {size && <samp>{size}</samp>}
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
