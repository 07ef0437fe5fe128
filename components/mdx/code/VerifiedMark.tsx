import { Fragment } from 'react'
import { Day } from '@/components/article/Day'
import type { RecordEntry } from '@/lib/site/code/record'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { CopyButton } from './CodeBlock'
import styles from './VerifiedMark.module.css'

interface Props {
  readonly page: Page
  readonly record: RecordEntry | undefined
  /** The commands that install the packages of a program, and run it. */
  readonly commands?: readonly string[]
}

/**
 * The verified mark: a sample's level, date and versions, from the record of its run. Below a
 * program the versions stand in the command that installs them, and the one that runs it follows.
 */
export function VerifiedMark({ page, record, commands = [] }: Props) {
  const t = textsOf(page.locale, 'levels')
  if (!record) return <p className={styles.mark}>{t('none')}</p>
  const versions = Object.entries(record.versions)
  return (
    <p
      className={styles.mark}
      data-level={record.level}
      data-code={commands.length > 0 ? '' : undefined}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 8.500 6.500 12 13 4.500" />
      </svg>
      {t(record.level)} · <Day date={record.date} lang={page.lang} />
      {commands.length > 0
        ? commands.map((command, index) => (
            <Fragment key={command}>
              {' · '}
              <code translate="no">{command}</code>
              {index === 0 && (
                <>
                  {' '}
                  <CopyButton page={page} />
                </>
              )}
            </Fragment>
          ))
        : versions.length > 0 && (
            <span translate="no">
              {' · '}
              {versions
                .map(([name, version]) => `${name} ${version}`)
                .join(', ')}
            </span>
          )}
    </p>
  )
}
