import styles from '../Diagram.module.css'
import type { Point } from './Arrow'
import { Label } from './Label'
import { snapped, textHeight } from './layout/box-layout'
import { textWidth } from './layout/text-width'
import type { SetText } from './layout/typeset'

interface Props {
  readonly texts: readonly SetText[]
  /** The middle of the texts. */
  readonly at: Point
}

/** Words on a line, which they cover. */
export function LineLabel({ texts, at }: Props) {
  const widths = texts.flatMap(({ lines, fontPx, face }) =>
    lines.map((line) => textWidth(line, fontPx, face)),
  )
  const width = Math.max(...widths) + 6
  const top = at[1] - textHeight(texts) / 2
  const cover = snapped({
    x: at[0] - width / 2,
    y: top - 2,
    width,
    height: textHeight(texts) + 4,
  })
  return (
    <>
      <rect className={styles.halo} {...cover} />
      {texts.map((text, index) => (
        <Label
          key={text.role}
          text={text}
          x={at[0]}
          y={top + textHeight(texts.slice(0, index))}
          anchor="middle"
        />
      ))}
    </>
  )
}
