import { otherLanguages } from '@/lib/client/navigation/other-languages'
import { nearestPages } from '@/lib/client/search/local/nearest'
import { isIndex } from '@/lib/client/search/local/read-index'
import type { NotFoundData } from '@/lib/shared/not-found-data'

interface Target {
  readonly href: string
  readonly name: string
  readonly lang?: string
}

/**
 * Says on the 404 page where to go on: to the same page in other languages, or else to the pages of
 * this language with the nearest addresses.
 *
 * @param page with the table of `lib/shared/not-found-data.ts` in `data-languages` (JSON)
 */
export async function showWaysOn(page: HTMLElement): Promise<void> {
  const languages: NotFoundData = JSON.parse(page.dataset.languages ?? '{}')
  const { root = '/' } = document.documentElement.dataset
  const others = otherLanguages(languages, location.pathname, root)
  if (others.length > 0) return list('[data-untranslated]', others)
  try {
    list('[data-nearest]', await findNearest())
  } catch (error) {
    console.warn(
      'The pages nearest to this address could not be looked up:',
      error,
    )
  }
}

async function findNearest(): Promise<readonly Target[]> {
  const place = document.querySelector<HTMLElement>('[data-nearest]')
  const response = await fetch(place?.dataset.nearest ?? '')
  const index: unknown = response.ok ? await response.json() : undefined
  if (!isIndex(index)) return []
  return nearestPages(index, location.pathname).map(({ path, title }) => ({
    href: path,
    name: title,
  }))
}

/** Shows a part of the page with its list of links. */
function list(selector: string, targets: readonly Target[]): void {
  const place = document.querySelector<HTMLElement>(selector)
  if (!place) return
  place.querySelector('ul')?.replaceChildren(...targets.map(itemOf))
  place.hidden = targets.length === 0
}

function itemOf({ href, name, lang }: Target): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = href
  link.textContent = name
  if (lang) {
    link.lang = lang
    link.hreflang = lang
    // Headings have the same id in every language (decision 5).
    link.dataset.keepHash = ''
  }
  item.append(link)
  return item
}
