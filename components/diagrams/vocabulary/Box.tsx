import styles from '../Diagram.module.css'
import { Label } from './Label'
import {
  type BoxLayout,
  centreX,
  centreY,
  textHeight,
} from './layout/box-layout'
import { Shape } from './Shape'

interface Props {
  readonly layout: BoxLayout
  readonly important?: boolean | undefined
}

/** A box with its words in the middle. A key carries the sign of a key. */
export function Box({ layout, important }: Props) {
  const { kind, texts, square } = layout
  const isKey = kind === 'key' && !square
  const middle = centreX(layout) + (isKey ? 13 : 0)
  const top = centreY(layout) - textHeight(texts) / 2
  return (
    <>
      <Shape area={layout} kind={kind} important={important} square={square} />
      {isKey && (
        <KeyGlyph
          x={Math.round(layout.x) + 13}
          y={Math.round(centreY(layout))}
        />
      )}
      {texts.map((text, index) => (
        <Label
          key={`${text.role} ${text.lines[0]}`}
          text={text}
          x={middle}
          y={top + textHeight(texts.slice(0, index))}
          anchor="middle"
        />
      ))}
    </>
  )
}

function KeyGlyph({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className={styles.glyph}
      d={`M${x} ${y}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0m8 0h11v4m-4 -4v3`}
    />
  )
}
