import { heading } from '@/components/mdx/Heading'
import type { Page } from '@/lib/site/content/page'
import { errorsByProgram, type ProgramRecords } from '@/lib/site/errors/records'
import { textsOf } from '@/lib/site/i18n/texts'
import { ErrorFinder } from './ErrorFinder'
import { ErrorList } from './ErrorList'
import styles from './ErrorsBody.module.css'
import { OwnErrors } from './OwnErrors'

const Heading = heading('h2')

const notes: Readonly<
  Record<string, 'anchorNote' | 'instructionNote' | 'transactionNote'>
> = {
  anchor: 'anchorNote',
  'instruction-error': 'instructionNote',
  'transaction-error': 'transactionNote',
}

/**
 * The errors of programs and of the runtime, by program. Those that the book explains are open, the
 * others folded.
 */
export function ErrorsBody({ page }: { readonly page: Page }) {
  const { locale } = page
  const t = textsOf(locale, 'errorsPage')
  return (
    <>
      <p>{t('intro')}</p>
      <ErrorFinder page={page} />
      <OwnErrors page={page} />
      {errorsByProgram(locale).map((records) => (
        <Program key={records.program.id} page={page} {...records} />
      ))}
    </>
  )
}

type ProgramProps = ProgramRecords & { readonly page: Page }

function Program({ page, program, errors }: ProgramProps) {
  const { locale } = page
  const t = textsOf(locale, 'errorsPage')
  const { id, name, address, source } = program
  const note = notes[id]
  const known = errors.filter(({ help }) => help)
  const rest = errors.filter(({ help }) => !help)
  return (
    <section className={styles.program} data-address={address}>
      <Heading id={id}>{name}</Heading>
      {note && <p>{t(note)}</p>}
      <p className={styles.source}>
        {address && <code translate="no">{address}</code>}{' '}
        {t('source', { source })}
      </p>
      {known.length > 0 && <ErrorList page={page} errors={known} />}
      {rest.length > 0 && (
        <details>
          <summary>{t('more', { count: String(rest.length) })}</summary>
          <ErrorList page={page} errors={rest} />
        </details>
      )}
    </section>
  )
}
