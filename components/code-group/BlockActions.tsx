'use client'

import './block-actions.css'
import { CopyButton } from './CopyButton'
import { WrapSwitch } from './WrapSwitch'

/** The buttons of a block of code. `wraps` adds the switch for long lines. */
export function BlockActions({ wraps }: { readonly wraps: boolean }) {
  return (
    <div className="block-actions">
      {wraps && <WrapSwitch />}
      <CopyButton />
    </div>
  )
}
