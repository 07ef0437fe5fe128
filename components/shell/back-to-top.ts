import { backToTopLimits } from '@/lib/limits'
import { debounce } from './debounce'

const { threshold, debounce: pause } = backToTopLimits

/**
 * Shows the button to the top of the page once the reader has scrolled far enough (specification
 * section 4).
 */
export function startBackToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!button) return
  const { call } = debounce(() => {
    button.hidden = scrollY <= threshold
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
