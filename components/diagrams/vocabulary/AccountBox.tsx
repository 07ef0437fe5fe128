import styles from '../Diagram.module.css'
import { Label } from './Label'
import { type AccountLayout, BEHIND, CELL_X } from './layout/account-layout'
import { type Area, right, snapped } from './layout/box-layout'

interface Props {
  readonly layout: AccountLayout
  /** True where the edge of a second account shows behind it: there are many. */
  readonly many?: boolean | undefined
}

const RADIUS = 8

/** An account: a title bar, and below it a row for each field. */
export function AccountBox({ layout, many }: Props) {
  const { band, title, kind, rows } = layout
  const area = snapped(layout)
  const { x, y, width } = area
  const arc = `a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS}`
  const bar = `M${x} ${y + band}v${RADIUS - band}${arc} ${-RADIUS}h${
    width - 2 * RADIUS
  }${arc} ${RADIUS}v${band - RADIUS}z`
  const rules = rows
    .slice(1)
    .map((row) => `M${x + 1} ${Math.round(row.y)}H${right(area) - 1}`)
  return (
    <>
      {many && <path className={styles.stroke} d={edgeBehind(area)} />}
      <rect className={styles.plain} {...area} rx={RADIUS} />
      <path className={styles[kind]} d={bar} />
      <path className={styles.rule} d={rules.join('')} />
      <Label text={title} x={x + CELL_X} y={y + (band - title.height) / 2} />
      {rows.flatMap((row) =>
        row.texts.map(({ text, x, y }) => (
          <Label key={`${x} ${y}`} text={text} x={x} y={y} />
        )),
      )}
    </>
  )
}

/** The part of an equal box, further down and to the right, that the first does not cover. */
function edgeBehind({ x, y, width, height }: Area): string {
  const corner = (radius: number, toX: number, toY: number) =>
    `a${radius} ${radius} 0 0 1 ${toX * radius} ${toY * radius}`
  return [
    `M${x + width} ${y + BEHIND}`,
    corner(BEHIND, 1, 1),
    `V${y + height + BEHIND - RADIUS}`,
    corner(RADIUS, -1, 1),
    `H${x + 2 * BEHIND}`,
    corner(BEHIND, -1, -1),
  ].join('')
}
