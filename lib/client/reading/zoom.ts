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
 * Lets readers enlarge every image and diagram. Those of the document are ready at once, because an
 * early click may wait for this. Those of each later page are ready 300 ms after its arrival
 * (specification section 4).
 */
export function startZoom(): void {
  document.addEventListener('pointerover', onNear)
  document.addEventListener('focusin', onNear)
  onPage((leave, isFirst) => {
    const attach = () =>
      attachZoom(images, (box) => void open(box, leave), leave)
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
  // The reader may have left the page meanwhile.
  if (!loaded || leave.aborted) return
  const [{ mountZoom }, { zoom }, large] = loaded
  leave.addEventListener('abort', mountZoom(box, zoom, large))
}
