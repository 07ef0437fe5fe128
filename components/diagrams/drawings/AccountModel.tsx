import { Arrow } from '../Arrow'
import { Account, Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Flow } from '../layout'

/** An account at its address, its fields, and who may change them. */
export function AccountModel({ words }: DrawingProps<'account-model'>) {
  return (
    <Flow>
      <Column>
        <Box kind="key" title={words.address} code="32 B" />
        <Arrow />
        <Account
          title={words.account}
          rows={[
            { field: 'lamports', note: words.lamports, mark: 'accent' },
            { field: 'data', note: words.data, mark: 'accent' },
            { field: 'owner', note: words.owner },
            { field: 'executable', note: words.executable },
            { field: 'rent_epoch', note: words.rentEpoch },
          ]}
        />
      </Column>
      <Arrow to="up" wide="left" />
      <Column>
        <Box kind="program" title={words.anyProgram} note={words.anyMay} />
        <Box
          kind="program"
          title={words.ownerProgram}
          note={words.ownerMay}
          important
        />
      </Column>
    </Flow>
  )
}
