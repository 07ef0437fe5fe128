import { createRoot } from 'react-dom/client'
import { ZoomedImage } from './ZoomedImage'

interface Labels {
  readonly open: string
  readonly close: string
}

/** Puts an image into the overlay's hands, at its place on the page, and opens it. */
export function mountZoom(
  box: HTMLElement,
  labels: Labels,
  large?: string,
): void {
  const html = box.innerHTML
  createRoot(box).render(
    <ZoomedImage html={html} labels={labels} large={large} />,
  )
}
