import { Code, CodeGroup } from '@/components/mdx/code/CodeGroup'
import { SectionLink } from '@/components/mdx/SectionLink'
import { variantsOf } from '@/lib/site/code/samples'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { headingLink } from '@/lib/site/links/heading-link'
import { defaultLocale } from '@/site.config'
import styles from './Landing.module.css'

/** A short recipe with short output, which looks well beside the title. */
const recipe = 'references/accounts/get-balance'
const section = '/references/accounts#how-to-get-account-balance'

/**
 * A picture of what the book gives: the essential lines of a recipe, what they printed, and the
 * verified mark. Wide screens alone have room for it.
 */
export function ShownRecipe({ page }: { readonly page: Page }) {
  const { locale } = page
  const t = textsOf(locale, 'landing')
  const link =
    headingLink(locale, section) ?? headingLink(defaultLocale, section)
  return (
    <div className={styles.shown}>
      {link && (
        <p className={styles.example}>
          <small className={styles.label}>{t('shown')}</small>
          <SectionLink locale={locale} link={link} />
        </p>
      )}
      <CodeGroup page={page}>
        {variantsOf(recipe).map((file) => (
          <Code key={file} file={file} again />
        ))}
      </CodeGroup>
    </div>
  )
}
