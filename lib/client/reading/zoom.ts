import { zoomLimits } from '@/lib/shared/limits'
import { loadFor } from '../busy'
import { closest } from '../closest'
import { load, loadAhead } from '../load'
import { onPage } from '../page'
import { loadTexts } from '../texts'
import { attachZoom, largeImage } from './attach-zoom'

const images = '[data-zoomable]'

const loadZoom = () =>
  load('zoom', () => import('@/components/islands/zoom/mount'))

/**
 * Lets every image and diagram of a page be opened over it: those of the document at once, for a click may have waited for this, those of
 * each next page 300 ms after it has arrived (specification section 4).
 */
export function startZoom(): void {
  document.addEventListener('pointerover', onNear)
  document.addEventListener('focusin', onNear)
  onPage((leave, isFirst) => {
    const attach = () => attachZoom(images, (box) => void open(box, leave))
    if (isFirst) return attach()
    const timer = setTimeout(attach, zoomLimits.attachDelay)
    leave.addEventListener('abort', () => clearTimeout(timer))
  })
}

function onNear({ target }: Event): void {
  if (closest(target, `${images}, [data-zoom-button]`)) loadAhead('zoom')
}

async function open(box: HTMLElement, leave: AbortSignal): Promise<void> {
  if (box.querySelector('[data-rmiz]')) {
    box.querySelector('svg, img')?.dispatchEvent(new MouseEvent('click'))
    return
  }
  const loaded = await loadFor(box, () =>
    Promise.all([loadZoom(), loadTexts(), largeImage(box)]),
  )
  // Its page may have gone meanwhile.
  if (!loaded || !box.isConnected) return
  const [{ mountZoom }, { zoom }, large] = loaded
  leave.addEventListener('abort', mountZoom(box, zoom, large))
}
