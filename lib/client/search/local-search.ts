import { closest } from '../closest'
import { load, loadAhead } from '../load'
import { visit } from '../navigation/visit'
import { showNotice } from '../notice'
import { onPage } from '../page'
import { loadTexts } from '../texts'
import { openDocsSearch } from './docs-search'
import { visibleField } from './visible-field'

let state: 'none' | 'loading' | 'mounted' = 'none'

const boxAt = (target: EventTarget | null) =>
  closest(target, '[data-search-box]')

/**
 * Loads the list of the local search when its field first gets the focus; text typed by then stays.
 * A notice tells of a failure, and the next focus tries again.
 */
export function startLocalSearch(): void {
  document.addEventListener('focusin', ({ target }) => mount(boxAt(target)))
  document.addEventListener('pointerover', ({ target }) => {
    if (boxAt(target)) loadAhead('local-search')
  })
  void mount(boxAt(document.activeElement))
}

async function mount(box: HTMLElement | null): Promise<void> {
  if (!box || state !== 'none') return
  state = 'loading'
  try {
    const [{ mountLocalSearch }, { localSearch }] = await Promise.all([
      load(
        'local-search',
        () => import('@/components/islands/local-search/mount'),
      ),
      loadTexts(),
    ])
    mountLocalSearch(localSearch, {
      onPage,
      openDocsSearch: (query) => void openDocsSearch(query),
      visit: (href) => void visit(href),
    })
    state = 'mounted'
  } catch (error) {
    console.warn('The local search could not be loaded:', error)
    state = 'none'
    const { failed = '', retry } = box.dataset
    showNotice(failed, { again: retry, onClose: () => visibleField()?.focus() })
  }
}
