import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'
import styles from './Landing.module.css'
import type { LandingView } from './landing-view'

interface Props {
  readonly locale: Locale
  readonly landing: LandingView
}

/** The sections of the book that the language has, as a printed book lists them. */
export function Contents({ locale, landing }: Props) {
  const t = textsOf(locale, 'landing')
  const titles = textsOf(locale, 'sections')
  const { sections, recipes, all, proof } = landing
  const pages = sections.reduce((sum, section) => sum + section.pages, 0)
  return (
    <section className={styles.contents} aria-labelledby="contents">
      <div>
        <h2 id="contents">{t('sections')}</h2>
        <p>{t('book', { pages, recipes })}</p>
        {all && (
          <p>
            <a href={all.href}>{textsOf(locale, 'azPage')('title')}</a>
          </p>
        )}
        <p className={styles.versions} translate="no">
          {proof.versions.join(' · ')}
        </p>
      </div>
      <ul>
        {sections.map(({ section, href, ...counts }) => (
          <li key={section} data-section={section}>
            <a href={href}>{titles(section)}</a>
            <span>{t('count', counts)}</span>
            <p>{t(section)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
