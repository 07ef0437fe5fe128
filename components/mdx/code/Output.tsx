import type { ReactNode } from 'react'
import { type RecordEntry, runsHere } from '@/lib/site/code/record'
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
  return (
    <div
      className={styles.alone}
      data-runs={runsHere(file, record) ? '' : undefined}
    >
      <RecordedOutput page={page} record={record} />
      <VerifiedMark page={page} record={record} />
      <ProgramLink file={file}>
        {runsHere(file, record) && <RunButton page={page} recipe={file} />}
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
