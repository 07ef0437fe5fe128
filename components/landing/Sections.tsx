import { errorRecords } from '@/lib/site/errors/records'
import { generatedLinks } from '@/lib/site/generated/links'
import { textsOf } from '@/lib/site/i18n/texts'
import { doorsOf } from '@/lib/site/landing/doors'
import type { Locale } from '@/site.config'
import styles from './Ways.module.css'

interface Props {
  readonly locale: Locale
}

/** The sections of the book that the language has, and the page of error codes. */
export function Sections({ locale }: Props) {
  const t = textsOf(locale, 'landing')
  const titles = textsOf(locale, 'sections')
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">{t('sections')}</h2>
      <ul className={styles.doors}>
        {doorsOf(locale).map(({ section, href, ...counts }) => (
          <li key={section} className={styles.door}>
            <a href={href}>{titles(section)}</a>
            <small className={styles.count}>{t('count', counts)}</small>
            <p className={styles.line}>{t(section)}</p>
          </li>
        ))}
        <ErrorsDoor locale={locale} />
      </ul>
    </section>
  )
}

function ErrorsDoor({ locale }: Props) {
  const t = textsOf(locale, 'landing')
  const errors = generatedLinks(locale).find(({ slug }) => slug === 'errors')
  if (!errors) return null
  return (
    <li className={styles.door}>
      <a href={errors.href}>{errors.title}</a>
      <small className={styles.count}>
        {t('codes', { count: errorRecords(locale).length })}
      </small>
      <p className={styles.line}>{t('errors')}</p>
    </li>
  )
}
