import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'

/**
 * The button that runs the program beside it in the reader's browser. The client's run-code binds
 * it; `data-runs` names the program on the box around it or on the panel of the visible tab.
 */
export function RunButton({ page }: { readonly page: Page }) {
  return (
    <button type="button" data-run>
      {textsOf(page.locale, 'code')('run')}
    </button>
  )
}
