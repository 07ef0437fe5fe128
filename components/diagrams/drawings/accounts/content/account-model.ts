import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const accountModel = (words: Words<'account-model'>) =>
  ({
    address: { kind: 'key', title: words.address, code: '32 B' },
    account: {
      title: words.account,
      rows: [
        { field: 'lamports', note: words.lamports },
        { field: 'data', note: words.data },
        { field: 'owner', note: words.owner },
        { field: 'executable', note: words.executable },
        { field: 'rent_epoch', note: words.rentEpoch },
      ],
    },
    anyProgram: {
      kind: 'program',
      title: words.anyProgram,
      note: words.anyMay,
    },
    ownerProgram: {
      kind: 'program',
      title: words.ownerProgram,
      note: words.ownerMay,
    },
  }) as const

/** Its narrow form. */
export function accountModelStack(words: Words<'account-model'>): StackContent {
  const { address, account, anyProgram, ownerProgram } = accountModel(words)
  return {
    items: {
      anyProgram: { box: anyProgram },
      address: { box: address },
      account: { account },
      ownerProgram: { box: ownerProgram, important: true },
    },
    links: [
      { from: 'anyProgram', to: 'account.lamports', side: 'right' },
      { from: 'address', to: 'account' },
      {
        from: 'ownerProgram',
        to: ['account.lamports', 'account.data'],
        side: 'right',
        tone: 'accent',
      },
      {
        from: 'account.owner',
        to: 'ownerProgram',
        side: 'left',
        dashed: true,
      },
    ],
  }
}
