import { backToTopLimits, screens } from '@/lib/shared/limits'
import { debounce } from './debounce'

const { threshold, debounce: pause } = backToTopLimits

/**
 * Shows the button to the top of the page once the reader has scrolled far enough (specification
 * section 4).
 */
export function startBackToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!button) return
  // On phones it would cover what is read, so it comes when the reader turns back.
  const narrow = matchMedia(`(width < ${screens.sidebar}px)`)
  let last = scrollY
  const { call } = debounce(() => {
    const turnsBack = scrollY < last
    last = scrollY
    button.hidden = scrollY <= threshold || (narrow.matches && !turnsBack)
  }, pause)
  addEventListener('scroll', call, { passive: true })
  button.addEventListener('click', goToTop)
  call()
}

function goToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  document.getElementById('article')?.focus({ preventScroll: true })
}
