import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { headingLink } from '@/lib/links/heading-link'
import './output.css'

const section = '/getting-started/installation#install-web3-js'

/** Says below a program for web3.js 1.x that version 3 is newer, and links to the changes. */
export function NewerWeb3js({ page }: { readonly page: Page }) {
  const target = headingLink(page.locale, section)
  if (!target) return null
  const t = textsOf(page.locale, 'code')
  return (
    <p className="program-line" data-page-only>
      {t.rich('newerWeb3js', {
        link: (text) => <a href={target.href}>{text}</a>,
      })}
    </p>
  )
}
