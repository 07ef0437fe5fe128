import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './ErrorsBody.module.css'
import { RecipeLink } from './RecipeLink'

/**
 * The field for a code, a name or a log, with the sentences of its answers. `error-finder.ts` binds
 * it and fills their slots.
 */
export function ErrorFinder({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'errorsPage')
  return (
    <search className={styles.finder}>
      <label>
        {t('label')}
        <textarea
          rows={2}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-error-finder
        />
      </label>
      <div
        role="status"
        data-failed={t.raw('failed')}
        data-own-code={t.raw('ownFound')}
        data-unlisted={t.raw('unlisted')}
        data-logged={t.raw('logged')}
        data-found={t.raw('found')}
      />
      <p data-nothing hidden>
        {t('nothing')}{' '}
        <RecipeLink
          page={page}
          link="/guides/debugging-solana-programs#read-the-log"
        />
      </p>
    </search>
  )
}
