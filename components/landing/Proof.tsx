import { Day } from '@/components/article/Day'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import styles from './Landing.module.css'
import type { LandingView } from './landing-view'

interface Props {
  readonly page: Page
  readonly proof: LandingView['proof']
}

/** The heading of the article that explains how programs are checked. */
const marks = '#verified-marks'

/** How many programs were run, and when. Computed from the record. */
export function Proof({ page, proof }: Props) {
  const t = textsOf(page.locale, 'landing')
  const { lastRun, run, programs } = proof
  return (
    <p className={styles.proof}>
      {t.rich('proof', {
        run,
        programs,
        marks: (text) => <a href={marks}>{text}</a>,
        day: () => <Day date={lastRun} lang={page.lang} />,
      })}
    </p>
  )
}
