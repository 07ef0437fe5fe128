import { createRoot } from 'react-dom/client'
import type { ZoomTexts } from '@/lib/shared/island-texts'
import { ZoomedImage } from './ZoomedImage'

/**
 * Puts an image into the overlay's hands, at its place on the page, and opens it.
 *
 * @returns what puts it back as it was, when its page is left
 */
export function mountZoom(
  box: HTMLElement,
  texts: ZoomTexts,
  large?: string,
): () => void {
  const html = box.innerHTML
  const root = createRoot(box)
  root.render(<ZoomedImage html={html} texts={texts} large={large} />)
  return () => {
    root.unmount()
    box.innerHTML = html
  }
}
