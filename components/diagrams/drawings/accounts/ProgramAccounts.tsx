import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { AccountBox } from '@/components/diagrams/vocabulary/AccountBox'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import { layoutAccount } from '@/components/diagrams/vocabulary/layout/account-layout'
import {
  bottom,
  centreX,
  centreY,
  layoutBox,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { Shape } from '@/components/diagrams/vocabulary/Shape'

const COLUMN = 320
const GAP = 44

/** A program's two accounts under loader v3, and the state it owns. */
export function ProgramAccounts(props: DrawingProps<'program-accounts'>) {
  const { words, lang, alt, titleId } = props
  const secondX = WIDTH - MARGIN - COLUMN
  const loader = layoutBox({
    kind: 'program',
    x: WIDTH / 2 - 150,
    y: MARGIN,
    width: 300,
    title: words.loader,
    note: words.loaderOwns,
    lang,
  })
  const top = bottom(loader) + 28
  const column = { width: COLUMN, fieldWidth: 116, lang }
  const program = layoutAccount({
    ...column,
    x: MARGIN,
    y: top,
    title: words.programAccount,
    rows: [
      { field: 'owner', note: words.loader },
      { field: 'executable', note: 'true' },
      { field: 'data', size: '36 B', note: words.pointsTo },
    ],
  })
  const programData = layoutAccount({
    ...column,
    x: secondX,
    y: top,
    title: words.programData,
    rows: [
      { field: 'owner', note: words.loader },
      { field: 'data[4..12]', size: '8 B', note: words.upgradeSlot },
      { field: 'data[12..45]', size: '33 B', note: words.upgradeAuthority },
      { field: 'data[45..]', note: words.code },
    ],
  })
  const lower = Math.max(bottom(program), bottom(programData)) + 56
  const state = layoutAccount({
    ...column,
    x: MARGIN,
    y: lower,
    title: words.stateAccount,
    rows: [
      { field: 'owner', note: words.programAccount },
      { field: 'data', note: words.stateData },
    ],
  })
  const authority = layoutBox({
    kind: 'key',
    x: secondX + 20,
    y: lower,
    width: COLUMN - 40,
    title: words.upgradeAuthority,
    note: words.authorityMay,
    lang,
  })
  const pointer = program.rows.at(-1)
  const ownLabel = typeset(words.programOwns, COLUMN - 40, 'note', lang)
  // A second account behind the first: a program owns many.
  const behind = { ...state, x: state.x + 8, y: state.y + 8 }
  if (!pointer) return null
  return (
    <Drawing
      height={Math.max(bottom(behind), bottom(authority)) + MARGIN}
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
      <Shape area={behind} kind="account" />
      <AccountBox layout={state} />
      <Box layout={authority} />
    </Drawing>
  )
}
