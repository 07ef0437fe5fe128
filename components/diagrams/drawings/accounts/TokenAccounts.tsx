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

const COLUMN = 320
const GAP = 44
const KEY_INSET = 30

/** A token account, its mint, the keys that decide, and the owning program. */
export function TokenAccounts(props: DrawingProps<'token-accounts'>) {
  const { words, lang, alt, titleId } = props
  const secondX = WIDTH - MARGIN - COLUMN
  const program = layoutBox({
    kind: 'program',
    x: WIDTH / 2 - 150,
    y: MARGIN,
    width: 300,
    title: words.program,
    note: words.programOwns,
    lang,
  })
  const top = bottom(program) + 28
  const column = { width: COLUMN, fieldWidth: 132, lang }
  const account = layoutAccount({
    ...column,
    x: MARGIN,
    y: top,
    title: words.tokenAccount,
    rows: [
      { field: 'mint', note: words.mintField },
      { field: 'owner', note: words.owner },
      { field: 'amount', note: words.amount },
      { field: 'delegate', note: words.delegate },
    ],
  })
  const mint = layoutAccount({
    ...column,
    x: secondX,
    y: top,
    title: words.mint,
    rows: [
      { field: 'supply', note: words.supply },
      { field: 'decimals', note: words.decimals },
      { field: 'mintAuthority', note: words.mintAuthority },
      { field: 'freezeAuthority', note: words.freezeAuthority },
    ],
  })
  const lower = Math.max(bottom(account), bottom(mint)) + 36
  const key = { kind: 'key', y: lower, width: COLUMN - 2 * KEY_INSET } as const
  const wallet = layoutBox({
    ...key,
    x: MARGIN + KEY_INSET,
    title: words.wallet,
    note: words.walletMay,
    lang,
  })
  const authority = layoutBox({
    ...key,
    x: secondX + KEY_INSET,
    title: words.issuer,
    note: words.issuerMay,
    lang,
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
