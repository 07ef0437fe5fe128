import { Code, CodeGroup } from '@/components/mdx/code/CodeGroup'
import { SectionLink } from '@/components/mdx/SectionLink'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import type { LandingView } from '@/lib/site/landing/landing-view'
import styles from './Landing.module.css'

interface Props {
  readonly page: Page
  readonly shown: LandingView['shown']
}

/**
 * A picture of what the book gives: the essential lines of a recipe, what they printed, and the
 * verified mark. Wide screens alone have room for it.
 */
export function ShownRecipe({ page, shown }: Props) {
  const { locale } = page
  const { link, files } = shown
  const t = textsOf(locale, 'landing')
  return (
    <div className={styles.shown}>
      {link && (
        <p className={styles.example}>
          <span className={styles.label}>{t('shown')}</span>
          <SectionLink locale={locale} link={link} />
        </p>
      )}
      <CodeGroup page={page}>
        {files.map((file) => (
          <Code key={file} file={file} />
        ))}
      </CodeGroup>
    </div>
  )
}
