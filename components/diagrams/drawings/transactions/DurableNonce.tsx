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

const TRANSACTION = 346
const ACCOUNT = 250
const GAP = WIDTH - 2 * MARGIN - TRANSACTION - ACCOUNT

/** The nonce takes the blockhash's place, and advances in every case. */
export function DurableNonce(props: DrawingProps<'durable-nonce'>) {
  const { words, lang, alt, titleId } = props
  const transaction = layoutAccount({
    x: MARGIN,
    y: MARGIN,
    width: TRANSACTION,
    fieldWidth: 176,
    kind: 'data',
    title: words.transaction,
    rows: [
      { field: 'recent_blockhash', size: 'N1', note: words.lifetime },
      { field: 'AdvanceNonceAccount', note: words.advance },
      { field: 'Transfer …', note: words.instructions },
    ],
    lang,
  })
  const account = layoutAccount({
    x: WIDTH - MARGIN - ACCOUNT,
    y: MARGIN,
    width: ACCOUNT,
    fieldWidth: 92,
    title: words.account,
    rows: [
      { field: 'authority', note: words.authority },
      { field: 'nonce', size: 'N1', note: words.nonce },
    ],
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
    boxes: [
      {
        kind: 'account',
        title: words.succeeds,
        code: 'N1 → N2',
        note: words.succeedsNote,
      },
      {
        kind: 'warn',
        title: words.fails,
        code: 'N1 → N2',
        note: words.failsNote,
      },
      {
        kind: 'plain',
        title: words.again,
        code: 'N1 ≠ N2',
        note: words.againNote,
      },
    ],
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
