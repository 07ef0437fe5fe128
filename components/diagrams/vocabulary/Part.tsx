import { Label } from './Label'
import { centreY } from './layout/box-layout'
import { PART_PAD, type PartLayout } from './layout/part-layout'
import { Shape } from './Shape'

/** A part of a whole: its name on a tint, and a note beside it. */
export function Part({ layout }: { readonly layout: PartLayout }) {
  const { x, y, height, kind, title, note, titleWidth } = layout
  const middle = centreY(layout)
  return (
    <>
      <Shape area={layout} kind="plain" square />
      <Shape area={{ x, y, width: titleWidth, height }} kind={kind} square />
      <Label text={title} x={x + PART_PAD} y={middle - title.height / 2} />
      <Label
        text={note}
        x={x + titleWidth + PART_PAD}
        y={middle - note.height / 2}
      />
    </>
  )
}
