import { Box } from './Box'
import { Label } from './Label'
import { centreY } from './layout/box-layout'
import { type FieldLayout, offsetEnd } from './layout/field-layout'

/** The fields of an account, each with the offset at which it begins. */
export function Fields({
  fields,
}: {
  readonly fields: readonly FieldLayout[]
}) {
  return (
    <g>
      {fields.map((field) => (
        <g key={field.y}>
          <Label
            text={field.offset}
            x={offsetEnd(field)}
            y={centreY(field) - field.offset.height / 2}
            anchor="end"
            muted
          />
          {field.boxes.map((box) => (
            <Box key={box.x} layout={box} />
          ))}
        </g>
      ))}
    </g>
  )
}
