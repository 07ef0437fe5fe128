import { createRoot } from 'react-dom/client'
import type { ZoomTexts } from '@/lib/shared/island-texts'
import { ZoomedImage } from './ZoomedImage'

/**
 * Replaces an image on the page by the zoom, and opens it.
 *
 * @returns a function that restores the image, for when the reader leaves the page
 */
export function mountZoom(
  box: HTMLElement,
  texts: ZoomTexts,
  large?: string,
): () => void {
  const content = [...box.childNodes]
  const root = createRoot(box)
  root.render(<ZoomedImage content={content} texts={texts} large={large} />)
  return () => {
    root.unmount()
    box.replaceChildren(...content)
  }
}
