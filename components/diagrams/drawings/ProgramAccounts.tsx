import { Arrow } from '../Arrow'
import { Account, Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Flow } from '../layout'

/** A program: the account that names its code, the account with the code, and those that it owns. */
export function ProgramAccounts({ words }: DrawingProps<'program-accounts'>) {
  return (
    <Column>
      <Box kind="program" title={words.loader} note={words.loaderOwns} />
      <Arrow />
      <Flow>
        <Column>
          <Account
            title={words.programAccount}
            rows={[
              { field: 'owner', note: words.loader },
              { field: 'executable', note: 'true' },
              {
                field: 'data',
                size: '36 B',
                note: words.pointsTo,
                mark: 'accent',
              },
            ]}
          />
          <Arrow note={words.programOwns} />
          <Account
            title={words.stateAccount}
            many
            rows={[
              { field: 'owner', note: words.programAccount },
              { field: 'data', note: words.stateData },
            ]}
          />
        </Column>
        <Arrow wide="right" tone="accent" />
        <Column>
          <Account
            title={words.programData}
            rows={[
              { field: 'owner', note: words.loader },
              { field: 'data[4..12]', size: '8 B', note: words.upgradeSlot },
              {
                field: 'data[12..45]',
                size: '33 B',
                note: words.upgradeAuthority,
              },
              { field: 'data[45..]', note: words.code },
            ]}
          />
          <Arrow to="up" />
          <Box
            kind="key"
            title={words.upgradeAuthority}
            note={words.authorityMay}
          />
        </Column>
      </Flow>
    </Column>
  )
}
