import { nearestPages } from '@/lib/client/search/local/nearest'
import { isIndex } from '@/lib/client/search/local/read-index'
import type { SearchEntry } from '@/lib/shared/search/entry'

/**
 * Lists the pages nearest to an unknown address on the 404 page.
 *
 * @param page with the search index of each open language in `data-indexes` (JSON); the first one
 * stands in for languages without pages
 */
export async function showNearestPages(page: HTMLElement): Promise<void> {
  try {
    await show(page)
  } catch (error) {
    console.warn(
      'The pages nearest to this address could not be looked up:',
      error,
    )
  }
}

async function show(page: HTMLElement): Promise<void> {
  const indexes: Record<string, string> = JSON.parse(
    page.dataset.indexes ?? '{}',
  )
  const section = page.querySelector<HTMLElement>(
    'section[data-locale]:not([hidden])',
  )
  const place = section?.querySelector<HTMLElement>('[data-nearest]')
  const url =
    indexes[section?.dataset.locale ?? ''] ?? Object.values(indexes)[0]
  if (!place || !url) return
  const response = await fetch(url)
  const index: unknown = response.ok ? await response.json() : undefined
  if (!isIndex(index)) return
  const pages = nearestPages(index, location.pathname)
  place.querySelector('ul')?.replaceChildren(...pages.map(itemOf))
  place.hidden = pages.length === 0
}

function itemOf({ path, title }: SearchEntry): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  link.textContent = title
  item.append(link)
  return item
}
