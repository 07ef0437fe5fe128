import { closest } from '../closest'

/** Opens one image in an overlay. */
export type OpenImage = (box: HTMLElement) => void

/**
 * Opens an image by a click on it or on the button beside it, for every element of a selector,
 * until the signal ends it.
 *
 * @throws TypeError when the selector is not valid
 */
export function attachZoom(
  selector: string,
  open: OpenImage,
  signal: AbortSignal,
): void {
  for (const box of find(selector)) {
    const onClick = (event: Event) => {
      if (closest<Element>(event.target, 'svg, img')) open(box)
    }
    box.addEventListener('click', onClick, { signal })
    box.parentElement
      ?.querySelector('[data-zoom-button]')
      ?.addEventListener('click', () => open(box), { signal })
  }
}

function find(selector: string): readonly HTMLElement[] {
  try {
    return Array.from(document.querySelectorAll<HTMLElement>(selector))
  } catch {
    throw new TypeError(
      `"${selector}" is not a valid selector of images to zoom`,
    )
  }
}

/**
 * The address of an image's larger version, if that loads. Otherwise warns, and the normal image is
 * shown.
 */
export async function largeImage(
  box: HTMLElement,
): Promise<string | undefined> {
  const source = box.querySelector('img')?.dataset.large
  if (!source) return undefined
  const image = new Image()
  image.src = source
  try {
    await image.decode()
    return source
  } catch {
    console.warn(`${source} cannot be loaded; the normal image is shown`)
    return undefined
  }
}
