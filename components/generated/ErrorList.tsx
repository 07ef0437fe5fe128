import { headingLink } from '@/lib/content/heading-link'
import type { Page } from '@/lib/content/page'
import type { ErrorHelp } from '@/lib/errors/help'
import type { ErrorRecord } from '@/lib/errors/records'
import { defaultLocale, site } from '@/site.config'
import styles from './ErrorsBody.module.css'

interface Props {
  readonly page: Page
  readonly errors: readonly ErrorRecord[]
}

const english = site.locales[defaultLocale].lang

/** Errors with their codes, each at an address of its own. Names and messages stay as logs print them. */
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
            <a href={`#${anchor}`}>{hex ?? name}</a>
            <span>{decimal}</span>
            {hex && name}
          </dt>
          {message && <dd>{message}</dd>}
          {help && <Help page={page} help={help} />}
        </div>
      ))}
    </dl>
  )
}

function Help({ page, help }: { readonly page: Page; help: ErrorHelp }) {
  const { cause, wayOut, recipe = '', lang } = help
  const link =
    headingLink(page.locale, recipe) ?? headingLink(defaultLocale, recipe)
  const foreign = page.lang !== english
  return (
    <dd
      className={styles.help}
      translate="yes"
      lang={foreign ? lang : undefined}
    >
      {cause} {wayOut}
      {link && (
        <>
          {' '}
          <a
            href={link.href}
            lang={link.lang === lang ? undefined : link.lang}
            hrefLang={link.lang === page.lang ? undefined : link.lang}
          >
            {link.title}
          </a>
        </>
      )}
    </dd>
  )
}
