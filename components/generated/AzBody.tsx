import { Link } from '@/components/mdx/Link'
import { hrefFor } from '@/lib/shared/href'
import { groupsOf } from '@/lib/site/a-z/groups'
import type { ListedTerm } from '@/lib/site/a-z/listed-terms'
import type { Page } from '@/lib/site/content/page'
import { sentenceGap } from '@/lib/site/i18n/sentence-gap'
import { textsOf } from '@/lib/site/i18n/texts'
import { placeTitle } from '@/lib/site/links/place-title'
import { termAnchor } from '@/lib/site/terms/term-anchor'
import { defaultLocale, site } from '@/site.config'
import styles from './AzBody.module.css'

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
