'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadFor } from '@/lib/client/busy'
import { load, prefetchScript } from '@/lib/client/load'
import { isSettled } from '@/lib/client/page'
import { Slot } from '@/lib/islands/Slot'
import { useLeave } from '@/lib/islands/use-leave'
import { zoomLimits } from '@/lib/limits'
import { largeImage, wholeImage } from './images'

export interface ZoomTexts {
  readonly open: string
  readonly close: string
}

interface Props {
  /** `span` inside a paragraph. */
  readonly as: 'div' | 'span'
  readonly texts: ZoomTexts
  /** The address of a larger version of a picture. */
  readonly large?: string | undefined
  /** The image or the drawing. */
  readonly children?: ReactNode
}

type Zoomed = typeof import('./ZoomedImage').ZoomedImage

const loadZoomed = () => load('ZoomedImage', () => import('./ZoomedImage'))

/**
 * An image that opens over the page, by a click on it or on the button beside it. The library loads
 * on the first click, because it writes style attributes, which the policy forbids in a document.
 */
export function Zoom({ as: Box, texts, large, children }: Props) {
  const [zoomed, setZoomed] = useState<{
    readonly Image: Zoomed
    readonly large: string | undefined
  }>()
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null)
  const enlarge = useRef(() => {})

  useEffect(() => prefetchScript('ZoomedImage'), [])
  // Its dialog is outside the page.
  useLeave(() => setZoomed(undefined))

  const open = async () => {
    // After a soft navigation, images can be enlarged only after a delay (specification section 4).
    if (!box.current || !isSettled(zoomLimits.attachDelay)) return
    if (zoomed) return enlarge.current()
    const loaded = await loadFor(box.current, () =>
      Promise.all([loadZoomed(), largeImage(large), wholeImage(box.current)]),
    )
    if (loaded) setZoomed({ Image: loaded[0].ZoomedImage, large: loaded[1] })
  }

  const image = (
    <Slot as={Box} name="image" onClick={zoomed ? undefined : open}>
      {children}
    </Slot>
  )
  return (
    <>
      <Box ref={box} data-zoomable="">
        {zoomed ? (
          <zoomed.Image enlarge={enlarge} texts={texts} large={zoomed.large}>
            {image}
          </zoomed.Image>
        ) : (
          image
        )}
      </Box>
      <button type="button" className="zoom-button" onClick={open}>
        {texts.open}
      </button>
    </>
  )
}
