import { Arrow } from '../Arrow'
import { Account, Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Flow } from '../layout'

/** A token account and its mint, both owned by the token program, and who may change them. */
export function TokenAccounts({ words }: DrawingProps<'token-accounts'>) {
  return (
    <Column>
      <Box kind="program" title={words.program} note={words.programOwns} />
      <Arrow />
      <Flow>
        <Column>
          <Account
            title={words.tokenAccount}
            rows={[
              { field: 'mint', note: words.mintField, mark: 'accent' },
              { field: 'owner', note: words.owner },
              { field: 'amount', note: words.amount },
              { field: 'delegate', note: words.delegate },
            ]}
          />
          <Arrow to="up" />
          <Box kind="key" title={words.wallet} note={words.walletMay} />
        </Column>
        <Arrow wide="right" tone="accent" />
        <Column>
          <Account
            title={words.mint}
            rows={[
              { field: 'supply', note: words.supply },
              { field: 'decimals', note: words.decimals },
              { field: 'mintAuthority', note: words.mintAuthority },
              { field: 'freezeAuthority', note: words.freezeAuthority },
            ]}
          />
          <Arrow to="up" />
          <Box kind="key" title={words.issuer} note={words.issuerMay} />
        </Column>
      </Flow>
    </Column>
  )
}
