import { useEffect, useRef, useState } from 'react'
import { Controlled } from 'react-medium-image-zoom'
import type { ZoomTexts } from '@/lib/shared/island-texts'
import { zoomLimits } from '@/lib/shared/limits'
import { scrollCloser } from './scroll-closer'
import 'react-medium-image-zoom/dist/styles.css'
import './zoom.css'

interface Props {
  /** The image or drawing, as it stood on the page. */
  readonly html: string
  readonly texts: ZoomTexts
  /** A larger picture to show, known to load. */
  readonly large?: string
}

/** An image that opens over the page when it is clicked. Loaded when a reader opens the first one. */
export function ZoomedImage({ html, texts, large }: Props) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const closer = useRef(scrollCloser(zoomLimits.scrollClose))

  useEffect(() => {
    const image = box.current?.querySelector('svg, img')
    const frame = requestAnimationFrame(() =>
      image?.dispatchEvent(new MouseEvent('click')),
    )
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <Controlled
      isZoomed={open}
      zoomMargin={0}
      zoomImg={large ? { src: large } : undefined}
      swipeToUnzoomThreshold={zoomLimits.scrollClose}
      a11yNameButtonZoom={texts.open}
      a11yNameButtonUnzoom={texts.close}
      onZoomChange={(wish, { event }) => {
        if (wish) closer.current.reset()
        // A browser says a frame later that the dialog has closed: it may have been opened again by then.
        else if (event.type === 'close' && isOpenDialog(event.target)) return
        else if (
          event instanceof WheelEvent &&
          !closer.current.add(event.deltaY)
        )
          return
        setOpen(wish)
      }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own image, moved */}
      <span ref={box} dangerouslySetInnerHTML={{ __html: html }} />
    </Controlled>
  )
}

const isOpenDialog = (target: EventTarget | null) =>
  target instanceof HTMLDialogElement && target.open
