'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { zoomLimits } from '@/lib/limits'
import { loadAsked } from '@/lib/load/asked'
import { attachZoom, largeImage } from '@/lib/zoom/attach'

interface Props {
  readonly labels: { readonly open: string; readonly close: string }
}

/**
 * Lets every image and diagram of a page be opened over it: those of the document at once, for a click may have waited for this, those of
 * each next page 300 ms after it has arrived (specification section 4).
 */
export function ImageZoom({ labels }: Props) {
  const path = usePathname()
  const isDocument = useRef(true)
  useEffect(() => {
    const clearUps: (() => void)[] = []
    const open = async (box: HTMLElement) => {
      if (box.querySelector('[data-rmiz]')) {
        box.querySelector('svg, img')?.dispatchEvent(new MouseEvent('click'))
        return
      }
      const loaded = await loadAsked(
        () => Promise.all([import('./mount-zoom'), largeImage(box)]),
        box,
      )
      // Its page may have gone meanwhile.
      if (!loaded || !box.isConnected) return
      const [{ mountZoom }, large] = loaded
      clearUps.push(mountZoom(box, labels, large))
    }
    const attach = () => attachZoom('[data-zoomable]', open)
    let timer: ReturnType<typeof setTimeout> | undefined
    if (isDocument.current) attach()
    else timer = setTimeout(attach, zoomLimits.attachDelay)
    return () => {
      isDocument.current = false
      clearTimeout(timer)
      for (const clearUp of clearUps) clearUp()
    }
  }, [path, labels])
  return null
}
