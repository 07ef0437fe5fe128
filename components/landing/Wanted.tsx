import { SectionLink } from '@/components/mdx/SectionLink'
import { textsOf } from '@/lib/site/i18n/texts'
import type { LandingView } from '@/lib/site/landing/landing-view'
import type { Locale } from '@/site.config'
import styles from './Ways.module.css'

interface Props {
  readonly locale: Locale
  readonly landing: LandingView
}

/** The recipes that readers want most, by name, and the way to all others. */
export function Wanted({ locale, landing }: Props) {
  const t = textsOf(locale, 'landing')
  const azPage = textsOf(locale, 'azPage')
  const { wanted, all } = landing
  return (
    <section aria-labelledby="wanted">
      <h2 id="wanted">{t('wanted')}</h2>
      <ul className={styles.wanted}>
        {wanted.map((link) => (
          <li key={link.href} className={styles.task}>
            <SectionLink locale={locale} link={link} />
          </li>
        ))}
      </ul>
      {all && (
        <p className={styles.task}>
          <a href={all.href}>{azPage('title')}</a>
        </p>
      )}
    </section>
  )
}
