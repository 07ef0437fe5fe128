import { createRoot } from 'react-dom/client'
import type { Host } from '@/lib/client/host'
import type { LocalSearchSettings } from '@/lib/shared/island-texts'
import { LocalSearch } from './LocalSearch'

/** Binds the search fields of all pages, for the life of the document. */
export function mountLocalSearch(
  settings: LocalSearchSettings,
  host: Host,
): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<LocalSearch {...settings} host={host} />)
}
