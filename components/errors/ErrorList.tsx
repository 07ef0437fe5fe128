import { RecipeLink } from '@/components/a-z/RecipeLink'
import type { Page } from '@/lib/content/page'
import { sentenceGap } from '@/lib/i18n/texts'
import { defaultLocale, site } from '@/site.config'
import styles from './ErrorsBody.module.css'
import type { ErrorHelp } from './help'
import type { ErrorRecord } from './records'

interface Props {
  readonly page: Page
  readonly errors: readonly ErrorRecord[]
}

const english = site.locales[defaultLocale].lang

/**
 * Errors with their codes, each with an id, to which the finder links the code. Names and messages
 * are as logs print them.
 */
export function ErrorList({ page, errors }: Props) {
  return (
    <dl
      className={styles.list}
      data-own-addresses
      translate="no"
      lang={page.lang === english ? undefined : english}
    >
      {errors.map(({ anchor, name, hex, decimal, messages, help }) => (
        <div key={anchor} id={anchor}>
          <dt>
            {hex ?? (decimal || name)}
            {hex && <span>{decimal}</span>}
          </dt>
          {decimal && <dd className={styles.name}>{name}</dd>}
          {messages.map((message) => (
            <dd key={message} hidden={isContainedIn(name, message)}>
              {message}
            </dd>
          ))}
          {help && <Help page={page} help={help} />}
        </div>
      ))}
    </dl>
  )
}

/** True for a message that says the same as the name: only the finder reads it. */
const isContainedIn = (name: string, message: string) =>
  lettersOf(name).endsWith(lettersOf(message))

const lettersOf = (text: string) => text.toLowerCase().replace(/\W/g, '')

interface HelpProps {
  readonly page: Page
  readonly help: ErrorHelp
}

/**
 * The cause of an error, its fix and a link to a section; in English where they are not translated.
 */
function Help({ page, help }: HelpProps) {
  const { cause, cure, recipe, lang } = help
  return (
    <dd
      className={styles.help}
      translate="yes"
      lang={page.lang === english ? undefined : lang}
    >
      {[cause, cure].join(sentenceGap(lang))}{' '}
      {recipe && <RecipeLink page={page} link={recipe} />}
    </dd>
  )
}
