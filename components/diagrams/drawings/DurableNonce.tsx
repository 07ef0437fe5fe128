import { Arrow } from '../Arrow'
import { Account, Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Branch, Branches, Column, Flow } from '../layout'

/** A transaction that lives as long as its nonce, and what it leaves in the nonce account. */
export function DurableNonce({ words }: DrawingProps<'durable-nonce'>) {
  return (
    <Column>
      <Flow>
        <Account
          kind="data"
          title={words.transaction}
          rows={[
            {
              field: 'recent_blockhash',
              size: 'N1',
              note: words.lifetime,
              mark: 'accent',
            },
            { field: 'AdvanceNonceAccount', note: words.advance },
            { field: 'Transfer …', note: words.instructions },
          ]}
        />
        <Arrow wide="right" tone="accent" note={words.equal} />
        <Account
          title={words.account}
          rows={[
            { field: 'authority', note: words.authority },
            { field: 'nonce', size: 'N1', note: words.nonce, mark: 'accent' },
          ]}
        />
      </Flow>
      <Branches>
        <Branch>
          <Box
            kind="account"
            title={words.succeeds}
            code="N1 → N2"
            note={words.succeedsNote}
          />
        </Branch>
        <Branch>
          <Box
            kind="warn"
            title={words.fails}
            code="N1 → N2"
            note={words.failsNote}
            important
          />
        </Branch>
        <Branch>
          <Box title={words.again} code="N1 ≠ N2" note={words.againNote} />
        </Branch>
      </Branches>
    </Column>
  )
}
