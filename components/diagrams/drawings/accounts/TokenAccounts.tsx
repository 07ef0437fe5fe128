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
import { tokenAccounts } from './content/token-accounts'

const COLUMN = 320
const GAP = 44
const KEY_INSET = 30

/** A token account, its mint, the keys that decide, and the owning program. */
export function TokenAccounts(props: DrawingProps<'token-accounts'>) {
  const { words, lang, alt, titleId } = props
  const content = tokenAccounts(words)
  const secondX = WIDTH - MARGIN - COLUMN
  const program = layoutBox({
    ...content.program,
    x: WIDTH / 2 - 150,
    y: MARGIN,
    width: 300,
    lang,
  })
  const top = bottom(program) + 28
  const column = { width: COLUMN, fieldWidth: 132, lang }
  const account = layoutAccount({
    ...content.account,
    ...column,
    x: MARGIN,
    y: top,
  })
  const mint = layoutAccount({
    ...content.mint,
    ...column,
    x: secondX,
    y: top,
  })
  const lower = Math.max(bottom(account), bottom(mint)) + 36
  const key = { y: lower, width: COLUMN - 2 * KEY_INSET, lang }
  const wallet = layoutBox({
    ...content.wallet,
    ...key,
    x: MARGIN + KEY_INSET,
  })
  const authority = layoutBox({
    ...content.issuer,
    ...key,
    x: secondX + KEY_INSET,
  })
  const pointer = account.rows[0]
  if (!pointer) return null
  const bend = right(account) + GAP / 2 - 4
  return (
    <Drawing
      height={Math.max(bottom(wallet), bottom(authority)) + MARGIN}
      alt={alt}
      titleId={titleId}
    >
      <Arrow
        points={[
          [program.x, centreY(program)],
          [centreX(account), centreY(program)],
          [centreX(account), account.y],
        ]}
      />
      <Arrow
        points={[
          [right(program), centreY(program)],
          [centreX(mint), centreY(program)],
          [centreX(mint), mint.y],
        ]}
      />
      <Arrow
        tone="accent"
        points={[
          [right(account), centreY(pointer)],
          [bend, centreY(pointer)],
          [bend, mint.y + 17],
          [secondX, mint.y + 17],
        ]}
      />
      <Arrow
        points={[
          [centreX(wallet), wallet.y],
          [centreX(wallet), bottom(account)],
        ]}
      />
      <Arrow
        points={[
          [centreX(authority), authority.y],
          [centreX(authority), bottom(mint)],
        ]}
      />
      <Box layout={program} />
      <AccountBox layout={account} />
      <AccountBox layout={mint} />
      <Box layout={wallet} />
      <Box layout={authority} />
    </Drawing>
  )
}
