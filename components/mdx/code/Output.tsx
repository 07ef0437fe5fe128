import type { ReactNode } from 'react'
import type { RecordEntry } from '@/lib/site/code/record'
import { isRunnable } from '@/lib/site/code/runnable'
import { recordOf, samplesFolder } from '@/lib/site/code/samples'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { site } from '@/site.config'
import styles from './Output.module.css'
import { RunButton } from './RunButton'
import { VerifiedMark } from './VerifiedMark'

interface RecordedProps {
  readonly page: Page
  readonly record: RecordEntry | undefined
}

/** The output of a sample's last run. Nobody types it by hand. */
export function RecordedOutput({ page, record }: RecordedProps) {
  if (!record?.output) return null
  const t = textsOf(page.locale, 'code')
  return (
    <div className={styles.output}>
      <p className={styles.label}>{t('output')}</p>
      <pre role="group" aria-label={t('output')} translate="no">
        <samp>{record.output}</samp>
      </pre>
    </div>
  )
}

interface Props {
  readonly page: Page
  readonly file: string
}

/** A sample's recorded output alone, with a link to its program. */
export function Output({ page, file }: Props) {
  const record = recordOf(file)
  const runs = record !== undefined && isRunnable(file, record.level)
  return (
    <div className={styles.alone} data-runs={runs ? '' : undefined}>
      <RecordedOutput page={page} record={record} />
      <VerifiedMark page={page} record={record} />
      <ProgramLink file={file}>
        {runs && <RunButton page={page} recipe={file} />}
      </ProgramLink>
    </div>
  )
}

interface LinkProps {
  readonly file: string
  readonly children?: ReactNode
}

/** A link to a program that the page does not show in full here. */
export function ProgramLink({ file, children }: LinkProps) {
  const path = `${samplesFolder}/${file}`
  return (
    <p className={styles.program}>
      <a href={`${site.repository}/blob/${site.branch}/${path}`} translate="no">
        {path}
      </a>{' '}
      {children}
    </p>
  )
}
