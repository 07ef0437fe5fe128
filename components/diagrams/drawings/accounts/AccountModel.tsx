import type { DrawingProps } from '@/components/diagrams/drawing-props'
import { AccountBox } from '@/components/diagrams/vocabulary/AccountBox'
import { Arrow } from '@/components/diagrams/vocabulary/Arrow'
import { Box } from '@/components/diagrams/vocabulary/Box'
import {
  Drawing,
  MARGIN,
  WIDTH,
} from '@/components/diagrams/vocabulary/Drawing'
import { layoutAccount } from '@/components/diagrams/vocabulary/layout/account-layout'
import {
  bottom,
  centreX,
  centreY,
  layoutBox,
  right,
} from '@/components/diagrams/vocabulary/layout/box-layout'
import { accountModel } from './content/account-model'

const SIDE = 216
const LEFT = 420

/** An account behind its address, its fields, and who may change them. */
export function AccountModel(props: DrawingProps<'account-model'>) {
  const { words, lang, alt, titleId } = props
  const content = accountModel(words)
  const address = layoutBox({
    ...content.address,
    x: MARGIN,
    y: MARGIN,
    width: 240,
    lang,
  })
  const account = layoutAccount({
    ...content.account,
    x: MARGIN,
    y: bottom(address) + 36,
    width: LEFT,
    fieldWidth: 104,
    lang,
  })
  const sideX = WIDTH - MARGIN - SIDE
  const side = { x: sideX, width: SIDE, lang }
  const anyProgram = layoutBox({
    ...content.anyProgram,
    ...side,
    y: MARGIN,
  })
  const [lamports, data, owner] = account.rows
  if (!lamports || !data || !owner) return null
  const ownerY = Math.max(bottom(anyProgram) + 24, centreY(data) - 24)
  const ownerProgram = layoutBox({
    ...content.ownerProgram,
    ...side,
    y: ownerY,
    minHeight: bottom(owner) - ownerY,
  })
  const edge = right(account)
  const putsIn = lamports.y + lamports.height * 0.3
  const takesOut = lamports.y + lamports.height * 0.7
  const from = ownerY + 26
  const names = Math.max(centreY(owner), from + 20)
  return (
    <Drawing
      height={Math.max(bottom(account), bottom(ownerProgram)) + MARGIN}
      alt={alt}
      titleId={titleId}
    >
      <Arrow
        points={[
          [centreX(address), bottom(address)],
          [centreX(address), account.y],
        ]}
      />
      <Arrow
        points={[
          [sideX, centreY(anyProgram)],
          [sideX - 18, centreY(anyProgram)],
          [sideX - 18, putsIn],
          [edge, putsIn],
        ]}
      />
      <Arrow
        tone="accent"
        points={[
          [sideX, from],
          [edge + 24, from],
          [edge + 24, takesOut],
          [edge, takesOut],
        ]}
      />
      <Arrow
        tone="accent"
        points={[
          [edge + 24, from],
          [edge + 24, centreY(data)],
          [edge, centreY(data)],
        ]}
      />
      <Arrow
        dashed
        points={[
          [edge, centreY(owner)],
          [edge + 36, centreY(owner)],
          [edge + 36, names],
          [sideX, names],
        ]}
      />
      <Box layout={address} />
      <AccountBox layout={account} />
      <Box layout={anyProgram} />
      <Box layout={ownerProgram} important />
    </Drawing>
  )
}
