import type { CodeTab } from '@/lib/code/code-tab'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import styles from './LeftOutLine.module.css'

interface Props {
  readonly page: Page
  readonly tab: CodeTab
}

/**
 * Says above an excerpt how much of the program it shows, and which names from other lines it uses.
 * Hidden where the full program shows.
 */
export function LeftOutLine({ page, tab: { leftOut, excerpt } }: Props) {
  if (!leftOut) return null
  const t = textsOf(page.locale, 'code')
  const { shown, all, imports, names } = leftOut
  return (
    <p className={excerpt ? styles.line : styles.ofPreview} data-left-out>
      {t('shown', { shown, all })}
      {(imports || names.length > 0) && (
        <>
          {' · '}
          {t.rich('elsewhere', {
            names: () => (
              <>
                {imports && t('imports')}
                {imports && names.length > 0 && ', '}
                {names.length > 0 && <code>{names.join(', ')}</code>}
              </>
            ),
          })}
        </>
      )}
    </p>
  )
}
