'use client'

import type { ComponentProps } from 'react'
import { usePageTexts } from '@/lib/islands/PageTexts'
import { prefetchPanels } from './load-panels'
import './run-button.css'

/** The button that runs a program, and prefetches the panel on hover or focus. */
export function RunButton(props: ComponentProps<'button'>) {
  const texts = usePageTexts().code
  return (
    <button
      type="button"
      className="run-button"
      onPointerEnter={prefetchPanels}
      onFocus={prefetchPanels}
      {...props}
    >
      {texts.run}
    </button>
  )
}
