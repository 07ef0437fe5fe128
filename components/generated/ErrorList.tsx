import type { Page } from '@/lib/site/content/page'
import type { ErrorHelp } from '@/lib/site/errors/help'
import type { ErrorRecord } from '@/lib/site/errors/records'
import { sentenceGap } from '@/lib/site/i18n/texts'
import { defaultLocale, site } from '@/site.config'
import styles from './ErrorsBody.module.css'
import { RecipeLink } from './RecipeLink'

interface Props {
  readonly page: Page
  readonly errors: readonly ErrorRecord[]
}

const english = site.locales[defaultLocale].lang

/**
 * Errors with their codes, each with an id, to which the finder links the code. Names and messages
 * stay as logs print them.
 */
export function ErrorList({ page, errors }: Props) {
  return (
    <dl
      className={styles.list}
      data-own-addresses
      translate="no"
      lang={page.lang === english ? undefined : english}
    >
      {errors.map(({ anchor, name, hex, decimal, message, help }) => (
        <div key={anchor} id={anchor}>
          <dt>
            {hex ?? decimal}
            {hex && <span>{decimal}</span>}
          </dt>
          <dd>{name}</dd>
          {!isSaidBy(name, message) && <dd>{message}</dd>}
          {help && <Help page={page} help={help} />}
        </div>
      ))}
    </dl>
  )
}

/** True for a message that says the same as the name, or nothing. */
const isSaidBy = (name: string, message: string) =>
  name.toLowerCase().endsWith(message.toLowerCase().replace(/\W/g, ''))

interface HelpProps {
  readonly page: Page
  readonly help: ErrorHelp
}

/**
 * The cause of an error, its cure and a link to a section; in English where they are not
 * translated.
 */
function Help({ page, help }: HelpProps) {
  const { cause, wayOut, recipe, lang } = help
  return (
    <dd
      className={styles.help}
      translate="yes"
      lang={page.lang === english ? undefined : lang}
    >
      {[cause, wayOut].join(sentenceGap(lang))}{' '}
      {recipe && <RecipeLink page={page} link={recipe} />}
    </dd>
  )
}
