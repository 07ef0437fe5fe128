import { Arrow } from '../Arrow'
import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Flow, Frame } from '../layout'

/** The path of a transaction from the client to a finalized block, and the time that it has. */
export function TransactionJourney({
  words,
}: DrawingProps<'transaction-journey'>) {
  return (
    <Column>
      <Flow>
        <Box step={1} title={words.client} note={words.clientDoes} />
        <Arrow wide="right" />
        <Box step={2} title={words.rpcNode} note={words.rpcDoes} />
        <Arrow wide="right" />
        <Box step={3} title={words.leader} note={words.leaderDoes} />
        <Arrow wide="right" />
        <Box kind="data" step={4} title={words.block} note={words.blockDoes} />
      </Flow>
      <Arrow />
      <Flow>
        <Box kind="data" code="processed" note={words.processed} />
        <Arrow wide="right" />
        <Box kind="data" code="confirmed" note={words.confirmed} important />
        <Arrow wide="right" />
        <Box kind="account" code="finalized" note={words.finalized} />
      </Flow>
      <Frame note={words.window}>
        <Flow>
          <Box kind="data" code="n" title={words.fetched} note={words.resend} />
          <Arrow wide="right" />
          <Box
            kind="warn"
            code="n + 150"
            title={words.lastValid}
            note={words.expired}
          />
        </Flow>
      </Frame>
    </Column>
  )
}
