import { Arrow } from '../Arrow'
import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Branch, Branches, Column, Flow } from '../layout'

/** A phrase, the seed made from it, and the keypairs derived by one path each. */
export function KeyDerivation({ words }: DrawingProps<'key-derivation'>) {
  return (
    <Column>
      <Flow>
        <Box
          kind="key"
          title={words.phrase}
          note={words.phraseNote}
          important
        />
        <Box title={words.passphrase} note={words.passphraseNote} />
      </Flow>
      <Arrow />
      <Box kind="data" title={words.seed} code="BIP39, 64 B" />
      <Branches>
        <Branch>
          <Box
            kind="key"
            title={words.first}
            code="m/44'/501'/0'/0'"
            note={words.walletApps}
          />
        </Branch>
        <Branch>
          <Box
            kind="key"
            title={words.second}
            code="m/44'/501'/1'/0'"
            note={words.walletApps}
          />
        </Branch>
        <Branch>
          <Box kind="key" title={words.none} note={words.firstHalf} />
        </Branch>
      </Branches>
    </Column>
  )
}
