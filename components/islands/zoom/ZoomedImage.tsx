import { useEffect, useRef, useState } from 'react'
import { Controlled } from 'react-medium-image-zoom'
import type { ZoomTexts } from '@/lib/shared/island-texts'
import { zoomLimits } from '@/lib/shared/limits'
import { scrollCloser } from './scroll-closer'
import 'react-medium-image-zoom/dist/styles.css'
import './zoom.css'

interface Props {
  /** The image or drawing of the page. */
  readonly content: readonly Node[]
  readonly texts: ZoomTexts
  /** A larger picture that is known to load. */
  readonly large?: string
}

/**
 * An image that opens over the page after a click. This island loads when a reader opens the first
 * image.
 */
export function ZoomedImage({ content, texts, large }: Props) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const closer = useRef(scrollCloser(zoomLimits.scrollClose))
  const [pans, setPans] = useState(false)

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
      classDialog={pans ? 'zoom-pans' : undefined}
      zoomImg={large ? { src: large } : undefined}
      swipeToUnzoomThreshold={zoomLimits.scrollClose}
      a11yNameButtonZoom={texts.open}
      a11yNameButtonUnzoom={texts.close}
      onZoomChange={(isOpen, { event }) => {
        if (isOpen) {
          closer.current.reset()
          setPans(showsNarrow(box.current))
        }
        // Browsers report the closing of a dialog a frame later. By then it may be open again.
        else if (event.type === 'close' && isOpenDialog(event.target)) return
        else if (
          event instanceof WheelEvent &&
          !closer.current.add(event.deltaY)
        )
          return
        setOpen(isOpen)
      }}
    >
      <span
        ref={(span) => {
          box.current = span
          if (!span?.hasChildNodes()) span?.append(...content)
        }}
      />
    </Controlled>
  )
}

const isOpenDialog = (target: EventTarget | null) =>
  target instanceof HTMLDialogElement && target.open

/** True where a diagram's second drawing, for narrow screens, is the one that is shown. */
function showsNarrow(box: HTMLElement | null): boolean {
  const narrow = box?.querySelectorAll('svg')[1]
  return narrow !== undefined && getComputedStyle(narrow).display !== 'none'
}
