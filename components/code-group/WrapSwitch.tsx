'use client'

import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { usePageTexts } from '@/lib/islands/PageTexts'
import { keepPlace } from './keep-place'
import { isWrapped, onWrap, toggleWrap } from './wrap-store'
import './wrap-switch.css'

/** The switch that wraps the long lines of all code. */
export function WrapSwitch() {
  const texts = usePageTexts().code
  const wrapped = useSyncExternalStore(onWrap, isWrapped, () => false)
  return (
    <button
      type="button"
      className="wrap-switch"
      aria-pressed={wrapped}
      aria-label={texts.wrap}
      title={texts.wrap}
      onClick={({ currentTarget }) =>
        keepPlace(currentTarget, () => flushSync(toggleWrap))
      }
    />
  )
}
