import { Day } from '@/components/article/Day'
import type { RecordEntry } from '@/lib/code/record'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { CopyButton } from './CopyButton'
import styles from './VerifiedMark.module.css'

interface Props {
  readonly page: Page
  readonly record: RecordEntry | undefined
  /** The commands that install the packages of a program, and run it. */
  readonly commands?: readonly string[]
}

/**
 * The verified mark: a sample's level, date and versions, from the record of its run. Below a
 * program, the install command holds the versions, and the run command follows.
 */
export function VerifiedMark({ page, record, commands = [] }: Props) {
  const t = textsOf(page.locale, 'levels')
  if (!record) return <p className={styles.mark}>{t('none')}</p>
  const versions = Object.entries(record.versions)
  return (
    <>
      <p className={styles.mark} data-level={record.level}>
        <svg width="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8.500 6.500 12 13 4.500" />
        </svg>
        {t(record.level)} · <Day date={record.date} lang={page.lang} />
        {commands.length === 0 && versions.length > 0 && (
          <span translate="no">
            {' · '}
            {versions.map(([name, version]) => `${name} ${version}`).join(', ')}
          </span>
        )}
      </p>
      {commands.map((command) => (
        <p key={command} className={styles.command} data-code>
          <code translate="no">{command}</code>{' '}
          <Island name="copy-button" component={CopyButton} props={{}} />
        </p>
      ))}
    </>
  )
}
