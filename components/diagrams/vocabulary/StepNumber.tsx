import styles from '../Diagram.module.css'
import { Label } from './Label'
import { typeset } from './layout/typeset'

interface Props {
  readonly step: number
  /** The middle of the circle. */
  readonly x: number
  readonly y: number
}

export const STEP_RADIUS = 11

/** The number of a step or a part, in a circle. */
export function StepNumber({ step, x, y }: Props) {
  const text = typeset(String(step), 2 * STEP_RADIUS, 'note', 'en')
  return (
    <>
      <circle
        className={styles.plain}
        cx={Math.round(x)}
        cy={Math.round(y)}
        r={STEP_RADIUS}
      />
      <Label
        text={{ ...text, role: 'body', face: 'strong' }}
        x={x}
        y={y - text.height / 2}
        anchor="middle"
      />
    </>
  )
}
