import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'
import styles from './Landing.module.css'
import type { LandingView } from './landing-view'

interface Props {
  readonly locale: Locale
  readonly ways: LandingView['ways']
}

/** The starting points of the book, each with its first steps. */
export function Ways({ locale, ways }: Props) {
  const t = textsOf(locale, 'landing')
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">{t('ways')}</h2>
      <div>
        {ways.map(({ name, section, links }) => (
          <div key={name} className={styles.way} data-section={section}>
            <h3>{t(name)}</h3>
            <p>{t(`${name}Line`)}</p>
            <ol>
              {links.map(({ href, title }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
