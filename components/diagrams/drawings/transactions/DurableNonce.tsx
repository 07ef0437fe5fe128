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
  layoutRow,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { typeset } from '@/components/diagrams/vocabulary/layout/typeset'
import { durableNonce } from './content/durable-nonce'

const TRANSACTION = 346
const ACCOUNT = 250
const GAP = WIDTH - 2 * MARGIN - TRANSACTION - ACCOUNT

/** The nonce takes the blockhash's place, and advances in every case. */
export function DurableNonce(props: DrawingProps<'durable-nonce'>) {
  const { words, lang, alt, titleId } = props
  const content = durableNonce(words)
  const transaction = layoutAccount({
    ...content.transaction,
    x: MARGIN,
    y: MARGIN,
    width: TRANSACTION,
    fieldWidth: 176,
    lang,
  })
  const account = layoutAccount({
    ...content.account,
    x: WIDTH - MARGIN - ACCOUNT,
    y: MARGIN,
    width: ACCOUNT,
    fieldWidth: 92,
    lang,
  })
  const [lifetime, advance] = transaction.rows
  const [, nonce] = account.rows
  const turn = Math.max(bottom(transaction), bottom(account)) + 22
  const ends = layoutRow({
    x: MARGIN,
    y: turn + 24,
    width: WIDTH - 2 * MARGIN,
    gap: 28,
    boxes: [content.succeeds, content.fails, content.again],
    lang,
  })
  const [succeeds, fails, again] = ends
  if (!lifetime || !advance || !nonce) return null
  if (!succeeds || !fails || !again) return null
  const edge = right(transaction)
  const stem = centreX(transaction)
  const compared = nonce.y + nonce.height * 0.3
  const changed = nonce.y + nonce.height * 0.75
  return (
    <Drawing height={bottom(fails) + MARGIN} alt={alt} titleId={titleId}>
      <Arrow
        dashed
        points={[
          [edge, centreY(lifetime)],
          [edge + GAP * 0.72, centreY(lifetime)],
          [edge + GAP * 0.72, compared],
          [account.x, compared],
        ]}
        label={typeset(words.equal, GAP * 0.6, 'note', lang)}
        labelAt={[edge + GAP * 0.36, centreY(lifetime)]}
      />
      <Arrow
        tone="accent"
        points={[
          [edge, centreY(advance)],
          [edge + GAP * 0.4, centreY(advance)],
          [edge + GAP * 0.4, changed],
          [account.x, changed],
        ]}
      />
      {ends.map((end) => (
        <Arrow
          key={end.x}
          points={[
            [stem, bottom(transaction)],
            [stem, turn],
            [centreX(end), turn],
            [centreX(end), end.y],
          ]}
        />
      ))}
      <AccountBox layout={transaction} />
      <AccountBox layout={account} />
      <Box layout={succeeds} />
      <Box layout={fails} important />
      <Box layout={again} />
    </Drawing>
  )
}
