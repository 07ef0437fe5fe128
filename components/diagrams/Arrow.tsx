import styles from './diagram.module.css'

interface Props {
  readonly to?: 'down' | 'up'
  /** Where it points in a wide diagram, if not to the same side. */
  readonly wide?: 'right' | 'left'
  readonly tone?: 'accent'
  /** The label: a name that is never translated, and words. */
  readonly code?: string
  readonly note?: string
}

/** An arrow between two parts. */
export function Arrow({ to = 'down', wide, tone, code, note }: Props) {
  return (
    <div
      className={styles.arrow}
      data-to={to}
      data-wide={wide ?? to}
      data-tone={tone}
    >
      {code && <code translate="no">{code}</code>}
      {note && <small>{note}</small>}
    </div>
  )
}
