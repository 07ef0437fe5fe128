import styles from './diagram.module.css'
import type { Kind } from './drawing'

interface Props {
  readonly parts: readonly {
    readonly kind: Kind
    readonly bytes: number
    /** How the bytes add up, `1+64`. */
    readonly sum: string
  }[]
}

/** The lengths of parts to scale, with their sums, which are never translated. */
export function Ruler({ parts }: Props) {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  let from = 0
  return (
    <div className={styles.ruler} translate="no">
      <svg
        viewBox={`0 0 ${total} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ kind, bytes }) => {
          const x = from
          from += bytes
          return (
            <rect key={x} data-kind={kind} x={x} width={bytes} height="12" />
          )
        })}
      </svg>
      <code>
        {parts.map(({ sum }) => sum).join(' + ')} = {`${total}\u00a0B`}
      </code>
    </div>
  )
}
