import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { AccountBox } from '@/components/diagrams/vocabulary/AccountBox'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import { layoutAccount } from '@/components/diagrams/vocabulary/layout/account-layout'
import {
  bottom,
  centreY,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { lookupTable, READONLY, WRITABLE } from './content/lookup-table'

const LEFT = 330
const GAP = 92

/** A message of version 0, and how its indexes select addresses from a lookup table. */
export function LookupTable(props: DrawingProps<'lookup-table'>) {
  const { words, lang, alt, titleId } = props
  const content = lookupTable(words)
  const message = layoutAccount({
    ...content.message,
    x: MARGIN,
    y: MARGIN,
    width: LEFT,
    fieldWidth: 148,
    lang,
  })
  const tableX = MARGIN + LEFT + GAP
  const table = layoutAccount({
    ...content.table,
    x: tableX,
    y: MARGIN,
    width: WIDTH - MARGIN - tableX,
    fieldWidth: 72,
    lang,
  })
  const [, address, writable, readonly] = message.rows
  const chosen = table.rows.slice(1, 5)
  if (!address || !writable || !readonly) return null
  const edge = right(message)
  const titleY = table.y + table.band / 2
  const lanes = [edge + 40, edge + 58]
  return (
    <Drawing
      height={Math.max(bottom(message), bottom(table)) + MARGIN}
      alt={alt}
      titleId={titleId}
    >
      <Arrow
        dashed
        points={[
          [edge, centreY(address)],
          [edge + 22, centreY(address)],
          [edge + 22, titleY],
          [tableX, titleY],
        ]}
      />
      {WRITABLE.map((index, position) => {
        const row = chosen[index]
        const lane = lanes[position] ?? edge
        const from =
          writable.y + writable.height * (position === 0 ? 0.35 : 0.65)
        return row ? (
          <Arrow
            key={index}
            tone="accent"
            points={[
              [edge, from],
              [lane, from],
              [lane, centreY(row)],
              [tableX, centreY(row)],
            ]}
          />
        ) : null
      })}
      {chosen[READONLY] && (
        <Arrow
          points={[
            [edge, centreY(readonly)],
            [edge + 76, centreY(readonly)],
            [edge + 76, centreY(chosen[READONLY])],
            [tableX, centreY(chosen[READONLY])],
          ]}
        />
      )}
      <AccountBox layout={message} />
      <AccountBox layout={table} />
    </Drawing>
  )
}
