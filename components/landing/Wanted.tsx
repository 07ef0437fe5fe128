import { SectionLink } from '@/components/mdx/SectionLink'
import { generatedLinks } from '@/lib/site/generated/links'
import { textsOf } from '@/lib/site/i18n/texts'
import { wantedLinks } from '@/lib/site/navigation/wanted'
import type { Locale } from '@/site.config'
import styles from './Ways.module.css'

/** The recipes that readers want most, by name, and the way to all others. */
export function Wanted({ locale }: { readonly locale: Locale }) {
  const t = textsOf(locale, 'landing')
  const azPage = textsOf(locale, 'azPage')
  const all = generatedLinks(locale).find(({ slug }) => slug === 'a-z')
  return (
    <section aria-labelledby="wanted">
      <h2 id="wanted">{t('wanted')}</h2>
      <ul className={styles.wanted}>
        {wantedLinks(locale).map((link) => (
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
