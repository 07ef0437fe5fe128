import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'

interface Props {
  readonly page: Page
  /** The recipe to run, without what `data-runs` of its panel says: the ending of its language. */
  readonly recipe: string
}

/** The button that runs a program in the reader's browser. The client's run-code binds it. */
export function RunButton({ page, recipe }: Props) {
  return (
    <button type="button" data-run={recipe}>
      {textsOf(page.locale, 'code')('run')}
    </button>
  )
}
