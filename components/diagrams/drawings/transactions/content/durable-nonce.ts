import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const durableNonce = (words: Words<'durable-nonce'>) =>
  ({
    transaction: {
      kind: 'data',
      title: words.transaction,
      rows: [
        { field: 'recent_blockhash', size: 'N1', note: words.lifetime },
        { field: 'AdvanceNonceAccount', note: words.advance },
        { field: 'Transfer …', note: words.instructions },
      ],
    },
    account: {
      title: words.account,
      rows: [
        { field: 'authority', note: words.authority },
        { field: 'nonce', size: 'N1', note: words.nonce },
      ],
    },
    succeeds: {
      kind: 'account',
      title: words.succeeds,
      code: 'N1 → N2',
      note: words.succeedsNote,
    },
    fails: {
      kind: 'warn',
      title: words.fails,
      code: 'N1 → N2',
      note: words.failsNote,
    },
    again: {
      kind: 'plain',
      title: words.again,
      code: 'N1 ≠ N2',
      note: words.againNote,
    },
  }) as const

/** Its narrow form. */
export function durableNonceStack(words: Words<'durable-nonce'>): StackContent {
  const { transaction, account, succeeds, fails, again } = durableNonce(words)
  return {
    items: {
      account: { account },
      transaction: { account: transaction },
      succeeds: { box: succeeds },
      fails: { box: fails, important: true },
      again: { box: again },
    },
    links: [
      {
        from: 'transaction.recent_blockhash',
        to: 'account.nonce',
        side: 'left',
        dashed: true,
        label: { note: words.equal },
      },
      {
        from: 'transaction.AdvanceNonceAccount',
        to: 'account.nonce',
        side: 'right',
        tone: 'accent',
      },
      { from: 'transaction', to: 'succeeds' },
      {
        from: 'transaction.Transfer …',
        to: ['fails', 'again'],
        side: 'left',
      },
    ],
  }
}
