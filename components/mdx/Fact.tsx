import { factIsCode, factText } from '@/lib/content/facts'
import type { Page } from '@/lib/content/page'

/** A number, address, version or endpoint from content/facts.json. */
export function Fact({
  page,
  id,
}: {
  readonly page: Page
  readonly id: string
}) {
  const text = factText(id, page.lang)
  return factIsCode(id) ? <code translate="no">{text}</code> : text
}
