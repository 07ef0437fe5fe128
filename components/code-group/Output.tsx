import { ProgramRun } from '@/components/run/ProgramRun'
import type { RecordEntry } from '@/lib/code/record'
import { isRunnable } from '@/lib/code/runnable'
import { recordOf, samplesFolder } from '@/lib/code/samples'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { site } from '@/site.config'
import './output.css'
import { VerifiedMark } from './VerifiedMark'

interface RecordedProps {
  readonly page: Page
  readonly file: string
  readonly record: RecordEntry | undefined
}

/** The output of a sample's last run, never typed by hand. */
export function RecordedOutput({ page, file, record }: RecordedProps) {
  if (!record?.output) return null
  const t = textsOf(page.locale, 'code')
  return (
    <div className="recorded-output">
      <p className="output-label">{t('output')}</p>
      <pre role="group" aria-label={t('output')} translate="no">
        <samp data-recorded={isRunnable(file, record.level) ? file : undefined}>
          {record.output}
        </samp>
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
    <div className="output-alone">
      <RecordedOutput page={page} file={file} record={record} />
      <VerifiedMark page={page} record={record} />
      {record && isRunnable(file, record.level) ? (
        <Island
          name="program-run"
          component={ProgramRun}
          props={{ file }}
          slots={{ children: <ProgramLink file={file} /> }}
        />
      ) : (
        <p className="program-line">
          <ProgramLink file={file} />
        </p>
      )}
    </div>
  )
}

/** A link to a program that the page does not show in full here. */
export function ProgramLink({ file }: { readonly file: string }) {
  const path = `${samplesFolder}/${file}`
  return (
    <a href={`${site.repository}/blob/${site.branch}/${path}`} translate="no">
      {path}
    </a>
  )
}
