import type { LandingView } from '@/lib/site/landing/landing-view'
import type { PageView } from '@/lib/site/page-view'
import styles from './Landing.module.css'
import { Languages } from './Languages'
import { PlaygroundDoor } from './PlaygroundDoor'
import { Proof } from './Proof'
import { SearchDoor } from './SearchDoor'
import { Sections } from './Sections'
import { ShownRecipe } from './ShownRecipe'
import { Wanted } from './Wanted'

interface Props {
  readonly view: PageView
  readonly landing: LandingView
}

/**
 * The first screen of the home page: what the book is, how far its programs were checked, and the
 * ways in, by search, language, section and task.
 */
export function Landing({ view, landing }: Props) {
  const { page, locale, languages } = view
  return (
    <div className={styles.landing} data-terms="off">
      <div className={styles.hero}>
        <div>
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.frontmatter.description}</p>
          <SearchDoor locale={locale} />
          <PlaygroundDoor
            locale={locale}
            landing={landing}
            className={styles.begin}
          />
          <Proof page={page} proof={landing.proof} />
          <Languages locale={locale} languages={languages} />
        </div>
        <ShownRecipe page={page} shown={landing.shown} />
      </div>
      <Sections locale={locale} landing={landing} />
      <Wanted locale={locale} landing={landing} />
    </div>
  )
}
