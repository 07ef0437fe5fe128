import { Day } from '@/components/article/Day'
import { recipesOf } from '@/lib/site/a-z/recipes'
import { readRecord } from '@/lib/site/code/samples'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { proofOf } from '@/lib/site/landing/proof'
import { defaultLocale } from '@/site.config'
import styles from './Landing.module.css'

/** The heading of the article that explains how programs are checked. */
const marks = '#verified-marks'

/** How many programs were run, when, and with which versions. Nobody types these numbers. */
export function Proof({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'landing')
  const { lastRun, versions, ...counts } = proofOf(readRecord())
  return (
    <>
      <p className={styles.proof}>
        {t.rich('proof', {
          ...counts,
          recipes: recipesOf(defaultLocale).length,
          marks: (text) => <a href={marks}>{text}</a>,
          day: () => <Day date={lastRun} lang={page.lang} />,
        })}
      </p>
      <p className={styles.versions} translate="no">
        {versions.join(' · ')}
      </p>
    </>
  )
}
