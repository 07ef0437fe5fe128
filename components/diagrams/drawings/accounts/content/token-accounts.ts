import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const tokenAccounts = (words: Words<'token-accounts'>) =>
  ({
    program: { kind: 'program', title: words.program, note: words.programOwns },
    account: {
      title: words.tokenAccount,
      rows: [
        { field: 'mint', note: words.mintField },
        { field: 'owner', note: words.owner },
        { field: 'amount', note: words.amount },
        { field: 'delegate', note: words.delegate },
      ],
    },
    mint: {
      title: words.mint,
      rows: [
        { field: 'supply', note: words.supply },
        { field: 'decimals', note: words.decimals },
        { field: 'mintAuthority', note: words.mintAuthority },
        { field: 'freezeAuthority', note: words.freezeAuthority },
      ],
    },
    wallet: { kind: 'key', title: words.wallet, note: words.walletMay },
    issuer: { kind: 'key', title: words.issuer, note: words.issuerMay },
  }) as const

/** Its narrow form. */
export function tokenAccountsStack(
  words: Words<'token-accounts'>,
): StackContent {
  const { program, account, mint, wallet, issuer } = tokenAccounts(words)
  return {
    items: {
      program: { box: program },
      wallet: { box: wallet },
      account: { account },
      mint: { account: mint },
      issuer: { box: issuer },
    },
    links: [
      { from: 'program', to: ['account', 'mint'], side: 'left' },
      { from: 'wallet', to: 'account' },
      { from: 'account.mint', to: 'mint', side: 'right', tone: 'accent' },
      { from: 'issuer', to: 'mint' },
    ],
  }
}
