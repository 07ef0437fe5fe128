'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { limits } from '@/lib/limits'
import { loadAsked } from '@/lib/load/asked'
import { attachZoom, largeImage } from '@/lib/zoom/attach'

interface Props {
  readonly labels: { readonly open: string; readonly close: string }
}

/** Lets every image and diagram of a page be opened over it, 300 ms after the page has arrived (specification section 4). */
export function ImageZoom({ labels }: Props) {
  const path = usePathname()
  const arrived = useRef(0)
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
    // The first page came with its document, long before this at times.
    const since = performance.now() - arrived.current
    const timer = setTimeout(
      attach,
      Math.max(0, limits.zoom.attachDelay - since),
    )
    return () => {
      arrived.current = performance.now()
      clearTimeout(timer)
      for (const clearUp of clearUps) clearUp()
    }
  }, [path, labels])
  return null
}
