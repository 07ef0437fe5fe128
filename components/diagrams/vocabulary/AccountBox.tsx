import styles from '../Diagram.module.css'
import { Label } from './Label'
import {
  type AccountLayout,
  CELL_X,
  type RowLayout,
} from './layout/account-layout'
import { centreY, right, textHeight } from './layout/box-layout'

interface Props {
  readonly layout: AccountLayout
}

/** An account: a title bar, and below it a row for each field. */
export function AccountBox({ layout }: Props) {
  const { x, y, width, height, band, title, kind, fieldWidth, rows } = layout
  const radius = 8
  const bar = `M${x} ${y + band}v${radius - band}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${
    width - 2 * radius
  }a${radius} ${radius} 0 0 1 ${radius} ${radius}v${band - radius}z`
  return (
    <g>
      <rect className={styles.plain} {...{ x, y, width, height }} rx={radius} />
      <path className={styles[kind]} d={bar} />
      <Label text={title} x={x + CELL_X} y={y + (band - title.height) / 2} />
      {rows.map((row, index) => (
        <g key={row.y}>
          {index > 0 && (
            <line
              className={styles.rule}
              x1={x + 1}
              x2={right(layout) - 1}
              y1={row.y}
              y2={row.y}
            />
          )}
          <Row row={row} fieldWidth={fieldWidth} />
        </g>
      ))}
    </g>
  )
}

function Row(props: { readonly row: RowLayout; readonly fieldWidth: number }) {
  const { row, fieldWidth } = props
  const middle = centreY(row)
  const top = middle - textHeight(row.left) / 2
  return (
    <>
      {row.left.map((text, index) => (
        <Label
          key={text.lines.join()}
          text={text}
          x={row.x + CELL_X}
          y={top + textHeight(row.left.slice(0, index))}
        />
      ))}
      {row.right !== undefined && (
        <Label
          text={row.right}
          x={row.x + CELL_X + fieldWidth}
          y={middle - row.right.height / 2}
        />
      )}
    </>
  )
}
