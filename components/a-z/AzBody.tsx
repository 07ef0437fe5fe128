import { Link } from '@/components/mdx/Link'
import { pageExists } from '@/lib/content/files'
import { headingAt } from '@/lib/content/headings'
import { loadFrontmatter } from '@/lib/content/load'
import type { Page } from '@/lib/content/page'
import { loadSourcePage } from '@/lib/content/source-page'
import { sentenceGap, textsOf } from '@/lib/i18n/texts'
import { hrefFor } from '@/lib/links/href'
import { termAnchor } from '@/lib/terms/read'
import { defaultLocale, type Locale, site } from '@/site.config'
import styles from './AzBody.module.css'
import { groupsOf } from './groups'
import type { ListedTerm } from './listed-terms'

interface Props {
  readonly page: Page
}

/** All terms and recipes by letter, with a bar of the letters. */
export function AzBody({ page }: Props) {
  const { locale } = page
  const t = textsOf(locale, 'azPage')
  const groups = groupsOf(locale)
  return (
    <>
      <p>{t('intro')}</p>
      <nav aria-label={t('letters')} className={styles.letters}>
        {groups.map(({ letter, anchor }) => (
          <a key={anchor} href={`#${anchor}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, anchor, terms, recipes }) => (
        <section key={anchor} aria-labelledby={anchor} data-own-addresses>
          <h2 id={anchor}>{letter}</h2>
          {terms.length > 0 && (
            <dl className={styles.terms}>
              {terms.map((term) => (
                <Entry key={term.id} page={page} term={term} />
              ))}
            </dl>
          )}
          {recipes.length > 0 && (
            <>
              <p className={styles.label}>{t('recipes')}</p>
              <ul className={styles.recipes}>
                {recipes.map(({ title, slug, anchor: to, page: from }) => (
                  <li key={`${slug}#${to}`}>
                    <a href={hrefFor(locale, slug, to)}>{title}</a>{' '}
                    <span className={styles.from}>{from}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </>
  )
}

function Entry({ page, term }: Props & { readonly term: ListedTerm }) {
  const t = textsOf(page.locale, 'azPage')
  return (
    <div id={termAnchor(term.id)} className={styles.entry}>
      <dt>
        {term.term}
        {term.short && <span>{term.short}</span>}
        {term.english && (
          <span lang={site.locales[defaultLocale].lang}>{term.english}</span>
        )}
      </dt>
      <dd>
        {term.definition}
        {sentenceGap(page.lang)}
        <span className={styles.from}>
          {t.rich('explained', {
            link: () => (
              <Link page={page} href={`/${term.page}`}>
                {placeTitle(page.locale, term.page)}
              </Link>
            ),
          })}
        </span>
      </dd>
    </div>
  )
}

/**
 * The title of the heading or page at `core-concepts/pdas#off-curve`; in English when the language
 * does not have the page.
 */
function placeTitle(locale: Locale, place: string): string {
  const [slug = '', anchor = ''] = place.split('#')
  const language = pageExists(locale, slug) ? locale : defaultLocale
  const { headings } = loadSourcePage(language, slug)
  const heading = headingAt(headings, anchor)
  return heading?.title ?? loadFrontmatter(language, slug).title
}
