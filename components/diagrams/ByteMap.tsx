import { Zoomable } from '@/components/zoom/Zoomable'
import type { Locale } from '@/site.config'
import styles from './diagram.module.css'
import type { Kind } from './drawing'

interface Props {
  readonly locale: Locale
  readonly label: string
  /** The fields in order, each with its length in bytes. */
  readonly fields: readonly {
    readonly kind: Kind
    readonly bytes: number
    readonly important?: boolean
  }[]
  /** The number of bytes in a row. */
  readonly perRow: number
}

const left = 30
const width = 320

/**
 * The bytes of an account, a cell for each. It holds nothing but numbers, so it is the same
 * in all languages; `Fields` below it says what they mean. Readers can enlarge it.
 */
export function ByteMap({ locale, label, fields, perRow }: Props) {
  const cell = width / perRow
  const high = 16
  const total = fields.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = Math.ceil(total / perRow)
  const at = (byte: number) => ({
    x: left + (byte % perRow) * cell,
    y: 1 + Math.floor(byte / perRow) * high,
  })
  const outline = (first: number, bytes: number) => {
    const [a, b] = [at(first), at(first + bytes - 1)]
    return a.y === b.y
      ? `M${a.x} ${a.y}h${bytes * cell}v${high}h${-bytes * cell}z`
      : `M${a.x} ${a.y}H${left + width}V${b.y}H${b.x + cell}v${high}H${left}V${a.y + high}H${a.x}z`
  }
  let next = 0
  const placed = fields.map((field) => {
    const first = next
    next += field.bytes
    return { ...field, first, path: outline(first, field.bytes) }
  })
  const cells = Array.from({ length: total }, (_, byte) => outline(byte, 1))
  return (
    <Zoomable locale={locale} as="div">
      <svg
        className={styles.map}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${left + width + 2} ${rows * high + 2}`}
      >
        {placed.map(({ first, kind, path }) => (
          <path key={first} data-kind={kind} d={path} />
        ))}
        <path className={styles.cells} d={cells.join('')} />
        {placed.map(({ first, kind, path, important }) => (
          <path
            key={first}
            className={styles.outline}
            data-kind={kind}
            data-important={important}
            d={path}
          />
        ))}
        {Array.from({ length: rows }, (_, row) => row * perRow).map((byte) => (
          <text key={byte} x={left - 5} y={at(byte).y + high / 2}>
            {byte}
          </text>
        ))}
      </svg>
    </Zoomable>
  )
}
