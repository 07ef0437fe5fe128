import { Arrow } from '../Arrow'
import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Branch, Branches, Column, Loop } from '../layout'

/** A transaction that is sent until the node decides: signed once, sent often, with three outcomes. */
export function RetryLoop({ words }: DrawingProps<'retry-loop'>) {
  return (
    <Column>
      <Box kind="key" title={words.sign} note={words.signNote} />
      <Arrow />
      <Loop>
        <Box
          title={words.send}
          code="maxRetries: 0"
          note={words.sendNote}
          important
        />
        <Arrow />
        <Box title={words.ask} note={words.askNote} />
        <Arrow />
        <Box note={words.waiting} />
      </Loop>
      <Branches>
        <Branch>
          <Box kind="account" code="confirmed" note={words.confirmedNote} />
        </Branch>
        <Branch>
          <Box kind="data" title={words.failed} note={words.failedNote} />
        </Branch>
        <Branch>
          <Box kind="warn" title={words.expired} note={words.expiredNote} />
        </Branch>
      </Branches>
    </Column>
  )
}
