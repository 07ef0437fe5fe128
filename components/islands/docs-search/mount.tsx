import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { tellingQuery } from '@/lib/client/search/docs-search/query'
import type { Opening } from '@/lib/client/search/opening'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import { prepareSearch, SearchModal } from './SearchModal'

interface Events {
  readonly onClose: () => void
  readonly onCrash: () => void
}

/** The docs search, ready to be opened. */
interface DocsSearch {
  readonly open: (opening: Opening, events: Events) => void
  readonly close: () => void
}

let mounted: DocsSearch | undefined

/** Prepares the docs search, once. Its index is requested before the modal opens. */
export function mountDocsSearch(
  settings: ModalSettings,
  visit: (href: string) => void,
): DocsSearch {
  mounted ??= mount(settings, visit)
  return mounted
}

function mount(
  settings: ModalSettings,
  visit: (href: string) => void,
): DocsSearch {
  prepareSearch(settings)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const close = () => root.render(null)
  return {
    open(opening, { onClose, onCrash }) {
      const modal = (
        <SearchModal
          settings={settings}
          opening={{ ...opening, query: tellingQuery(opening.query) }}
          onVisit={visit}
          onClose={() => {
            close()
            onClose()
          }}
          onCrash={() => {
            mounted = undefined
            close()
            onCrash()
          }}
        />
      )
      // At once, so that the next key that is typed finds the field.
      flushSync(() => root.render(modal))
    },
    close,
  }
}
