import { Day } from '@/components/article/Day'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import type { LandingView } from '@/lib/site/landing/landing-view'
import styles from './Landing.module.css'

interface Props {
  readonly page: Page
  readonly proof: LandingView['proof']
}

/** The heading of the article that explains how programs are checked. */
const marks = '#verified-marks'

/** How many programs were run, when, and with which versions. Nobody types these numbers. */
export function Proof({ page, proof }: Props) {
  const t = textsOf(page.locale, 'landing')
  const { lastRun, versions, ...counts } = proof
  return (
    <>
      <p className={styles.proof}>
        {t.rich('proof', {
          ...counts,
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
