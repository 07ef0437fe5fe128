import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import { Bracket } from '@/components/diagrams/vocabulary/Bracket'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import {
  bottom,
  centreX,
  centreY,
  layoutBox,
  layoutRow,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { pdaDerivation } from './content/pda-derivation'

/** The space at the left for the arrow back to the bump. */
const LOOP = 28
const CENTRE = WIDTH / 2 + LOOP / 2

/** Seeds, bump and program id are hashed until no key can fit the result. */
export function PdaDerivation(props: DrawingProps<'pda-derivation'>) {
  const { words, lang, alt, titleId } = props
  const content = pdaDerivation(words)
  const inputs = layoutRow({
    x: MARGIN + LOOP,
    y: MARGIN + 28,
    width: WIDTH - 2 * MARGIN - LOOP,
    shares: [0.24, 0.2, 0.24, 0.32],
    gap: 0,
    boxes: [content.seeds, content.bump, content.programId, content.constant],
    lang,
  })
  const [seeds, bump] = inputs
  if (!seeds || !bump) return null
  const hash = layoutBox({
    ...content.hash,
    x: CENTRE - 130,
    y: bottom(bump) + 44,
    width: 260,
    lang,
  })
  const question = layoutBox({
    ...content.question,
    x: CENTRE - 130,
    y: bottom(hash) + 32,
    width: 260,
    minHeight: 56,
    lang,
  })
  const again = layoutBox({
    ...content.again,
    x: MARGIN,
    y: question.y,
    width: 146,
    minHeight: question.height,
    lang,
  })
  const pda = layoutBox({
    ...content.pda,
    x: CENTRE - 190,
    y: bottom(question) + 56,
    width: 380,
    lang,
  })
  const yes = typeset(words.yes, 60, 'title', lang)
  const no = typeset(words.no, 120, 'title', lang)
  const loopX = MARGIN + LOOP / 2
  return (
    <Drawing
      height={Math.max(bottom(pda), bottom(again)) + MARGIN}
      alt={alt}
      titleId={titleId}
    >
      {inputs.map((input) => (
        <Box key={input.x} layout={input} />
      ))}
      <Bracket
        side="below"
        at={bottom(bump) + 6}
        from={seeds.x + 1}
        to={WIDTH - MARGIN - 1}
        tip={CENTRE}
      />
      <Arrow
        points={[
          [CENTRE, bottom(bump) + 22],
          [CENTRE, hash.y],
        ]}
      />
      <Arrow
        points={[
          [CENTRE, bottom(hash)],
          [CENTRE, question.y],
        ]}
      />
      <Arrow
        points={[
          [question.x, centreY(question)],
          [right(again), centreY(question)],
        ]}
        label={yes}
        labelAt={[(question.x + right(again)) / 2 + 4, centreY(question)]}
      />
      <Arrow
        points={[
          [loopX, again.y],
          [loopX, MARGIN + 6],
          [centreX(bump), MARGIN + 6],
          [centreX(bump), bump.y],
        ]}
      />
      <Arrow
        tone="accent"
        points={[
          [CENTRE, bottom(question)],
          [CENTRE, pda.y],
        ]}
        label={no}
        labelAt={[CENTRE, bottom(question) + 22]}
      />
      <Box layout={hash} />
      <Box layout={question} />
      <Box layout={again} />
      <Box layout={pda} important />
    </Drawing>
  )
}
