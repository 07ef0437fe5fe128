import {
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Controlled } from 'react-medium-image-zoom'
import { zoomLimits } from '@/lib/limits'
import { scrollCloser } from './scroll-closer'
import 'react-medium-image-zoom/dist/styles.css'
import './zoom.css'
import type { ZoomTexts } from './Zoom'

interface Props {
  /** Set to the function that enlarges the image. */
  readonly enlarge: RefObject<() => void>
  readonly texts: ZoomTexts
  /** A larger picture that is known to load. */
  readonly large: string | undefined
  /** The image of the page. */
  readonly children: ReactNode
}

/** An image that opens over the page. It opens once it is rendered. */
export function ZoomedImage({ enlarge, texts, large, children }: Props) {
  const [open, setOpen] = useState(false)
  const closer = useRef(scrollCloser(zoomLimits.scrollClose))

  const show = () => {
    closer.current.reset()
    setOpen(true)
  }
  const close = (event: Event) => {
    // Browsers report the closing of a dialog a frame later. By then it may be open again.
    if (event.type === 'close' && isOpenDialog(event.target)) return
    if (event instanceof WheelEvent && !closer.current.add(event.deltaY)) return
    setOpen(false)
  }

  useLayoutEffect(() => {
    enlarge.current = show
    // The library finds the image in its own effect.
    const frame = requestAnimationFrame(show)
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
      onZoomChange={(isOpen, { event }) => {
        if (isOpen) show()
        else close('nativeEvent' in event ? event.nativeEvent : event)
      }}
    >
      {children}
    </Controlled>
  )
}

const isOpenDialog = (target: EventTarget | null) =>
  target instanceof HTMLDialogElement && target.open
