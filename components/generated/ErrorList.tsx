import { SectionLink } from '@/components/mdx/SectionLink'
import type { Page } from '@/lib/site/content/page'
import type { ErrorHelp } from '@/lib/site/errors/help'
import type { ErrorRecord } from '@/lib/site/errors/records'
import { sentenceGap } from '@/lib/site/i18n/sentence-gap'
import { type HeadingLink, headingLink } from '@/lib/site/links/heading-link'
import { defaultLocale, site } from '@/site.config'
import styles from './ErrorsBody.module.css'

interface Props {
  readonly page: Page
  readonly errors: readonly ErrorRecord[]
}

const english = site.locales[defaultLocale].lang

/** Errors with their codes, each with an id. Names and messages stay as logs print them. */
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
          <dd>{message || name}</dd>
          {help && <Help page={page} help={help} />}
        </div>
      ))}
    </dl>
  )
}

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
      {recipe && <Recipe page={page} link={recipe} />}
    </dd>
  )
}

interface RecipeProps {
  readonly page: Page
  readonly link: string
}

/** The names of page and section, since sections of several pages share a title. */
const nameOf = ({ title, within: [page] }: HeadingLink) =>
  page ? `${page} › ${title}` : title

function Recipe({ page, link }: RecipeProps) {
  const found =
    headingLink(page.locale, link) ?? headingLink(defaultLocale, link)
  if (!found) return null
  return <SectionLink locale={page.locale} link={found} name={nameOf(found)} />
}
