import type { Page } from '@/lib/site/content/page'
import styles from './Landing.module.css'
import { Languages } from './Languages'
import { Proof } from './Proof'
import { SearchDoor } from './SearchDoor'
import { Sections } from './Sections'
import { ShownRecipe } from './ShownRecipe'
import { Wanted } from './Wanted'

/**
 * The first screen of the home page: what the book is, how far its programs were checked, and the
 * ways in, by search, language, section and task.
 */
export function Landing({ page }: { readonly page: Page }) {
  const { locale } = page
  return (
    <div className={styles.landing} data-terms="off">
      <div className={styles.hero}>
        <div>
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.frontmatter.description}</p>
          <SearchDoor locale={locale} />
          <Proof page={page} />
          <Languages locale={locale} />
        </div>
        <ShownRecipe page={page} />
      </div>
      <Sections locale={locale} />
      <Wanted locale={locale} />
    </div>
  )
}
