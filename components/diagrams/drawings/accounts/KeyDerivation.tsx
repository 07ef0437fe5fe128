import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import {
  bottom,
  centreX,
  layoutBox,
  layoutRow,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { keyDerivation } from './content/key-derivation'

const INNER = WIDTH - 2 * MARGIN
const STEP = 40

/** A phrase, the seed made from it, and the keypairs derived by one path each. */
export function KeyDerivation(props: DrawingProps<'key-derivation'>) {
  const { words, lang, alt, titleId } = props
  const content = keyDerivation(words)
  const secrets = layoutRow({
    x: MARGIN + INNER / 6,
    y: MARGIN,
    width: (INNER * 2) / 3,
    gap: 28,
    boxes: [content.phrase, content.passphrase],
    lang,
  })
  const [phrase, passphrase] = secrets
  if (!phrase || !passphrase) return null
  const seed = layoutBox({
    ...content.seed,
    x: MARGIN + INNER / 3,
    y: bottom(phrase) + STEP,
    width: INNER / 3,
    lang,
  })
  const keypairs = layoutRow({
    x: MARGIN,
    y: bottom(seed) + STEP,
    width: INNER,
    gap: 28,
    boxes: [content.first, content.second, content.none],
    lang,
  })
  const [first] = keypairs
  if (!first) return null
  const joined = seed.y - STEP / 2
  const parted = first.y - STEP / 2
  return (
    <Drawing height={bottom(first) + MARGIN} alt={alt} titleId={titleId}>
      {secrets.map((secret) => (
        <Arrow
          key={secret.x}
          points={[
            [centreX(secret), bottom(secret)],
            [centreX(secret), joined],
            [centreX(seed), joined],
            [centreX(seed), seed.y],
          ]}
        />
      ))}
      {keypairs.map((keypair) => (
        <Arrow
          key={keypair.x}
          points={[
            [centreX(seed), bottom(seed)],
            [centreX(seed), parted],
            [centreX(keypair), parted],
            [centreX(keypair), keypair.y],
          ]}
        />
      ))}
      <Box layout={phrase} important />
      <Box layout={passphrase} />
      <Box layout={seed} />
      {keypairs.map((keypair) => (
        <Box key={keypair.x} layout={keypair} />
      ))}
    </Drawing>
  )
}
