import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { headingLink } from '@/lib/site/links/heading-link'
import styles from './Output.module.css'

const section = '/getting-started/installation#install-web3-js'

/** Says below a program for web3.js 1.x that version 3 is the newest, and links to what changes. */
export function NewerWeb3js({ page }: { readonly page: Page }) {
  const target = headingLink(page.locale, section)
  if (!target) return null
  const t = textsOf(page.locale, 'code')
  return (
    <p className={styles.program} data-page-only>
      {t.rich('newerWeb3js', {
        link: (text) => <a href={target.href}>{text}</a>,
      })}
    </p>
  )
}
