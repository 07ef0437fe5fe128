import { RecipeLink } from '@/components/a-z/RecipeLink'
import { heading } from '@/components/mdx/Heading'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { ErrorFinder } from './ErrorFinder'
import { ErrorList } from './ErrorList'
import styles from './ErrorsBody.module.css'
import { OwnErrors } from './OwnErrors'
import { errorsByProgram, type ProgramRecords } from './records'
import './error-finder.css'

const Heading = heading('h2')

const notes: Readonly<
  Record<string, 'anchorNote' | 'instructionNote' | 'transactionNote'>
> = {
  anchor: 'anchorNote',
  'instruction-error': 'instructionNote',
  'transaction-error': 'transactionNote',
}

/**
 * The errors of programs and of the runtime, by program. Those that the book explains are visible,
 * the others folded.
 */
export function ErrorsBody({ page }: { readonly page: Page }) {
  const { locale } = page
  const t = textsOf(locale, 'errorsPage')
  return (
    <>
      <p>{t('intro')}</p>
      <Island
        name="error-finder"
        component={ErrorFinder}
        props={{
          texts: {
            label: t('label'),
            placeholder: t('placeholder'),
            searchDocs: t('searchDocs'),
            sentences: {
              failed: t.raw('failed'),
              ownCode: t.raw('ownFound'),
              unlisted: t.raw('unlisted'),
              logged: t.raw('logged'),
              other: t.raw('other'),
              found: t.raw('found'),
            },
          },
        }}
        slots={{
          children: (
            <p>
              {t('nothing')}{' '}
              <RecipeLink
                page={page}
                link="/guides/debugging-solana-programs#read-the-log"
              />
            </p>
          ),
        }}
      />
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
  const { id, name, address, source, client } = program
  const note = notes[id]
  const known = errors.filter(({ help }) => help)
  const rest = errors.filter(({ help }) => !help)
  return (
    <section
      className={styles.program}
      data-address={address}
      data-client={client}
    >
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
