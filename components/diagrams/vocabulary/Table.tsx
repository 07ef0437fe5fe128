import styles from '../Diagram.module.css'
import { Label } from './Label'
import { centreY, right } from './layout/box-layout'
import type { TableLayout } from './layout/table-layout'

/** A small table below a drawing, with a line above each row. */
export function Table({ layout }: { readonly layout: TableLayout }) {
  return (
    <g>
      {layout.rows.map((cells) => (
        <g key={cells[0]?.y}>
          <line
            className={styles.rule}
            x1={layout.x}
            x2={right(layout)}
            y1={cells[0]?.y}
            y2={cells[0]?.y}
          />
          {cells.map((cell, index) => (
            <Label
              key={cell.x}
              text={cell.text}
              x={cell.x}
              y={centreY(cell) - cell.text.height / 2}
              muted={index === 0}
            />
          ))}
        </g>
      ))}
    </g>
  )
}
