import type { Page } from '@/lib/site/content/page'
import { factIsCode, factText } from '@/lib/site/facts/facts'

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
