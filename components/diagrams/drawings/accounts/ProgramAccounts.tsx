import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { AccountBox } from '@/components/diagrams/vocabulary/AccountBox'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import {
  BEHIND,
  layoutAccount,
} from '@/components/diagrams/vocabulary/layout/account-layout'
import {
  bottom,
  centreX,
  centreY,
  layoutBox,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { programAccounts } from './content/program-accounts'

const COLUMN = 320
const GAP = 44

/** A program's two accounts under loader v3, and the state it owns. */
export function ProgramAccounts(props: DrawingProps<'program-accounts'>) {
  const { words, lang, alt, titleId } = props
  const content = programAccounts(words)
  const secondX = WIDTH - MARGIN - COLUMN
  const loader = layoutBox({
    ...content.loader,
    x: WIDTH / 2 - 150,
    y: MARGIN,
    width: 300,
    lang,
  })
  const top = bottom(loader) + 28
  const column = { width: COLUMN, fieldWidth: 116, lang }
  const program = layoutAccount({
    ...content.program,
    ...column,
    x: MARGIN,
    y: top,
  })
  const programData = layoutAccount({
    ...content.programData,
    ...column,
    x: secondX,
    y: top,
  })
  const lower = Math.max(bottom(program), bottom(programData)) + 56
  const state = layoutAccount({
    ...content.state,
    ...column,
    x: MARGIN,
    y: lower,
  })
  const authority = layoutBox({
    ...content.authority,
    x: secondX + 20,
    y: lower,
    width: COLUMN - 40,
    lang,
  })
  const pointer = program.rows.at(-1)
  const ownLabel = typeset(words.programOwns, COLUMN - 40, 'note', lang)
  if (!pointer) return null
  return (
    <Drawing
      height={Math.max(bottom(state) + BEHIND, bottom(authority)) + MARGIN}
      alt={alt}
      titleId={titleId}
    >
      <Arrow
        points={[
          [loader.x, centreY(loader)],
          [centreX(program), centreY(loader)],
          [centreX(program), program.y],
        ]}
      />
      <Arrow
        points={[
          [right(loader), centreY(loader)],
          [centreX(programData), centreY(loader)],
          [centreX(programData), programData.y],
        ]}
      />
      <Arrow
        tone="accent"
        points={[
          [right(program), centreY(pointer)],
          [right(program) + GAP / 2 - 4, centreY(pointer)],
          [right(program) + GAP / 2 - 4, programData.y + 17],
          [secondX, programData.y + 17],
        ]}
      />
      <Arrow
        points={[
          [centreX(program), bottom(program)],
          [centreX(program), state.y],
        ]}
        label={ownLabel}
        labelAt={[centreX(program), (bottom(program) + state.y) / 2 - 4]}
      />
      <Arrow
        points={[
          [centreX(authority), authority.y],
          [centreX(authority), bottom(programData)],
        ]}
      />
      <Box layout={loader} />
      <AccountBox layout={program} />
      <AccountBox layout={programData} />
      <AccountBox layout={state} many />
      <Box layout={authority} />
    </Drawing>
  )
}
