import type { ReactNode } from 'react'
import { RecipeLink } from '@/components/a-z/RecipeLink'
import { heading } from '@/components/mdx/Heading'
import type { Page } from '@/lib/content/page'
import { ownErrors } from '@/lib/content/registry'
import { textsOf } from '@/lib/i18n/texts'
import styles from './ErrorsBody.module.css'

const Heading = heading('h2')
const code = (chunks: ReactNode) => <code translate="no">{chunks}</code>

/** How to find the errors of a program that is not listed: the rule of Anchor's codes. */
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
