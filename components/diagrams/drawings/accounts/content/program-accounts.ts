import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const programAccounts = (words: Words<'program-accounts'>) =>
  ({
    loader: { kind: 'program', title: words.loader, note: words.loaderOwns },
    program: {
      title: words.programAccount,
      rows: [
        { field: 'owner', note: words.loader },
        { field: 'executable', note: 'true' },
        { field: 'data', size: '36 B', note: words.pointsTo },
      ],
    },
    programData: {
      title: words.programData,
      rows: [
        { field: 'owner', note: words.loader },
        { field: 'data[4..12]', size: '8 B', note: words.upgradeSlot },
        { field: 'data[12..45]', size: '33 B', note: words.upgradeAuthority },
        { field: 'data[45..]', note: words.code },
      ],
    },
    state: {
      title: words.stateAccount,
      rows: [
        { field: 'owner', note: words.programAccount },
        { field: 'data', note: words.stateData },
      ],
    },
    authority: {
      kind: 'key',
      title: words.upgradeAuthority,
      note: words.authorityMay,
    },
  }) as const

/** Its narrow form. */
export function programAccountsStack(
  words: Words<'program-accounts'>,
): StackContent {
  const { loader, program, programData, state, authority } =
    programAccounts(words)
  const fieldWidth = 112
  return {
    items: {
      loader: { box: loader },
      authority: { box: authority },
      programData: { account: programData, fieldWidth },
      program: { account: program, fieldWidth },
      state: { account: state, fieldWidth, many: true },
    },
    links: [
      { from: 'loader', to: ['programData', 'program'], side: 'left' },
      { from: 'authority', to: 'programData' },
      {
        from: 'program.data',
        to: 'programData',
        side: 'right',
        tone: 'accent',
      },
      { from: 'program', to: 'state', label: { note: words.programOwns } },
    ],
  }
}
