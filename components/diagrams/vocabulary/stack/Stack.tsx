import styles from '../../Diagram.module.css'
import { AccountBox } from '../AccountBox'
import { Arrow } from '../Arrow'
import { Box } from '../Box'
import { ByteRuler } from '../ByteRuler'
import { Label } from '../Label'
import { LineLabel } from '../LineLabel'
import { type Area, centreY, type Kind, snapped } from '../layout/box-layout'
import { Shape } from '../Shape'
import { STEP_RADIUS, StepNumber } from '../StepNumber'
import type { PlacedItem } from './layout-items'
import type { LinkLayout } from './layout-link'
import { layoutStack, NARROW_WIDTH } from './layout-stack'
import type { StackContent } from './stack-content'

interface Props {
  readonly content: StackContent
  readonly lang: string
  /** The text alternative, given by the page. */
  readonly alt: string
}

/** The narrow drawing of a diagram: its items below each other. */
export function Stack({ content, lang, alt }: Props) {
  const { items, links, height } = layoutStack(content, lang)
  return (
    <svg
      className={styles.narrow}
      viewBox={`0 0 ${NARROW_WIDTH} ${Math.ceil(height)}`}
      role="img"
      aria-label={alt}
    >
      {links.map((link) => (
        <Link key={`${link.link.from} ${link.link.to}`} layout={link} />
      ))}
      {items.map((item) => (
        <Item key={item.name} placed={item} lang={lang} />
      ))}
    </svg>
  )
}

function Link({ layout }: { readonly layout: LinkLayout }) {
  const { link, arrows, on, beside } = layout
  return (
    <>
      {arrows.map((points) => (
        <Arrow
          key={points.join(' ')}
          points={points}
          tone={link.tone}
          dashed={link.dashed}
        />
      ))}
      {on && <LineLabel {...on} />}
      {beside.map((label) => (
        <Label key={label.y} {...label} />
      ))}
    </>
  )
}

interface ItemProps {
  readonly placed: PlacedItem
  readonly lang: string
}

function Item({ placed, lang }: ItemProps) {
  const { item, area, box, account, labels, inner } = placed
  return (
    <>
      {'frame' in item && <Frame kind={item.frame.kind} area={area} />}
      {account && (
        <AccountBox layout={account} many={'many' in item && item.many} />
      )}
      {box && (
        <Box layout={box} important={'important' in item && item.important} />
      )}
      {'ruler' in item && (
        <ByteRuler {...area} least={44} segments={item.ruler} lang={lang} />
      )}
      {'step' in item && item.step !== undefined && (
        <StepNumber
          step={item.step}
          x={area.x - STEP_RADIUS - 6}
          y={centreY(area)}
        />
      )}
      {labels.map((label) => (
        <Label key={`${label.x} ${label.y}`} {...label} />
      ))}
      {inner.map((each) => (
        <Item key={each.name} placed={each} lang={lang} />
      ))}
    </>
  )
}

interface FrameProps {
  readonly kind: Kind | undefined
  readonly area: Area
}

/** What holds a frame's items together: a shape of its kind, or a dashed line. */
function Frame({ kind, area }: FrameProps) {
  if (kind !== undefined) return <Shape area={area} kind={kind} />
  const { x, y, width, height } = snapped(area)
  const d = `M${x} ${y}h${width}v${height}h${-width}z`
  return <path className={`${styles.stroke} ${styles.dashed}`} d={d} />
}
