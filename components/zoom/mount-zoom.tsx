import { createRoot } from 'react-dom/client'
import { ZoomedImage } from './ZoomedImage'

interface Labels {
  readonly open: string
  readonly close: string
}

/**
 * Puts an image into the overlay's hands, at its place on the page, and opens it.
 *
 * @returns the function that clears up once the image has left the page
 */
export function mountZoom(
  box: HTMLElement,
  labels: Labels,
  large?: string,
): () => void {
  const html = box.innerHTML
  const root = createRoot(box)
  root.render(<ZoomedImage html={html} labels={labels} large={large} />)
  return () => {
    if (!box.isConnected) root.unmount()
  }
}
