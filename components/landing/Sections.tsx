import { textsOf } from '@/lib/site/i18n/texts'
import type { LandingView } from '@/lib/site/landing/landing-view'
import type { Locale } from '@/site.config'
import styles from './Ways.module.css'

interface Props {
  readonly locale: Locale
  readonly landing: LandingView
}

/** The sections of the book that the language has, and the page of error codes. */
export function Sections({ locale, landing }: Props) {
  const t = textsOf(locale, 'landing')
  const titles = textsOf(locale, 'sections')
  const { link: errors, count } = landing.errors
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">{t('sections')}</h2>
      <ul className={styles.doors}>
        {landing.doors.map(({ section, href, ...counts }) => (
          <li key={section} className={styles.door}>
            <a href={href}>{titles(section)}</a>
            <span className={styles.count}>{t('count', counts)}</span>
            <p className={styles.line}>{t(section)}</p>
          </li>
        ))}
        {errors && (
          <li className={styles.door}>
            <a href={errors.href}>{errors.title}</a>
            <span className={styles.count}>{t('codes', { count })}</span>
            <p className={styles.line}>{t('errors')}</p>
          </li>
        )}
      </ul>
    </section>
  )
}
