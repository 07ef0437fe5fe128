import { tellingQuery } from '@/lib/client/search/docs-search/query'
import { docsSearchLimits } from '@/lib/shared/limits'
import { setInput } from './set-input'

/**
 * Shortens what is pasted into the field and does not fit, where the browser would cut it at the
 * end: there a log line has its error.
 */
export function pasteTelling(event: ClipboardEvent): void {
  const { target: input, clipboardData } = event
  if (!(input instanceof HTMLInputElement)) return
  const { value, selectionStart, selectionEnd } = input
  const before = value.slice(0, selectionStart ?? value.length)
  const after = value.slice(selectionEnd ?? value.length)
  const whole = before + (clipboardData?.getData('text') ?? '') + after
  if (whole.length <= docsSearchLimits.queryLength) return
  event.preventDefault()
  setInput(input, tellingQuery(whole))
}
