import type { ReactNode } from 'react'
import { heading } from '@/components/mdx/Heading'
import type { Page } from '@/lib/site/content/page'
import { ownErrors } from '@/lib/site/generated/registry'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './ErrorsBody.module.css'
import { RecipeLink } from './RecipeLink'

const Heading = heading('h2')
const code = (chunks: ReactNode) => <code translate="no">{chunks}</code>

/** Where the errors of a program that is not listed stand: the rule of Anchor's codes. */
export function OwnErrors({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'errorsPage')
  return (
    <section className={styles.program} data-own-errors>
      <Heading id={ownErrors}>{t('own')}</Heading>
      <p>{t.rich('ownRule', { code })}</p>
      <ul>
        <li>{t.rich('ownIdl', { code })}</li>
        <li>{t.rich('ownSource', { code })}</li>
        <li>{t.rich('ownLog', { code })}</li>
      </ul>
      <p>
        <RecipeLink
          page={page}
          link="/guides/debugging-solana-programs#decode-an-error"
        />
      </p>
    </section>
  )
}
