import { WideSearchButton } from '@/components/docs-search/WideSearchButton'
import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { Contents } from './Contents'
import { Failed } from './Failed'
import styles from './Landing.module.css'
import { Languages } from './Languages'
import type { LandingView } from './landing-view'
import { Proof } from './Proof'
import { Recipes } from './Recipes'
import { SearchExamples } from './SearchExamples'
import { Ways } from './Ways'

interface Props {
  readonly view: PageView
  readonly landing: LandingView
}

/** The example query for the errors page. */
const errorCode = '0x1771'

/**
 * The home page above its article: what the book is and how far its programs were checked, a recipe
 * to run, and the ways in by search, task, section, error and language.
 */
export function Landing({ view, landing }: Props) {
  const { page, locale, languages } = view
  const t = textsOf(locale, 'landing')
  const { playground } = landing
  return (
    <div className={styles.landing} data-terms="off">
      <section className={styles.hero}>
        <div>
          <Proof page={page} proof={landing.proof} />
          <h1>{t('headline')}</h1>
          <p className={styles.lead}>
            {t('lead', { recipes: landing.recipes })}
          </p>
          <WideSearchButton locale={locale} />
          <Island
            name="search-examples"
            component={SearchExamples}
            props={{
              label: t('examples'),
              examples: [
                t('example1'),
                t('example2'),
                t('example3'),
                errorCode,
              ],
            }}
          />
          <p className={styles.begin}>
            <a href="#send-your-first-transaction" className={styles.first}>
              {t('begin')}
            </a>
            {playground && <a href={playground.href}>{t('playground')}</a>}
          </p>
        </div>
        <Recipes page={page} recipes={landing.shown} />
      </section>
      <Ways locale={locale} ways={landing.ways} />
      <Contents locale={locale} landing={landing} />
      <Failed locale={locale} errors={landing.errors} code={errorCode} />
      <Languages locale={locale} languages={languages} />
    </div>
  )
}
