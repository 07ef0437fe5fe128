import { Arrow } from '../Arrow'
import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Flow, Loop } from '../layout'

/** Seeds, bump and program id are hashed until no key can fit the result. */
export function PdaDerivation({ words }: DrawingProps<'pda-derivation'>) {
  return (
    <Column>
      <Loop>
        <Flow>
          <Box kind="data" title={words.seeds} note={words.seedsNote} />
          <Box kind="warn" title={words.bump} note={words.bumpNote} />
          <Box kind="program" title={words.programId} code="32 B" />
          <Box code="&quot;ProgramDerivedAddress&quot;" />
        </Flow>
        <Arrow />
        <Box title="SHA-256" note={words.hash} />
        <Arrow />
        <Box title={words.onCurve} />
        <Arrow note={words.yes} />
        <Box kind="warn" note={words.tryNext} />
      </Loop>
      <Arrow note={words.no} tone="accent" />
      <Box kind="key" title={words.pda} note={words.pdaNote} important />
    </Column>
  )
}
