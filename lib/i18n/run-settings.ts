import { programErrors } from '@/components/errors/program-errors'
import { messagesOf } from '@/lib/i18n/texts'
import type { BookLink, RunSettings } from '@/lib/islands/island-texts'
import { headingLink } from '@/lib/links/heading-link'
import { hrefFor } from '@/lib/links/href'
import type { Locale } from '@/site.config'

const transactions = [
  '/core-concepts/transactions#read-a-transaction',
  '/core-concepts/transactions#fees',
  '/core-concepts/transactions#compute',
  '/guides/debugging-solana-programs#read-the-log',
]

const accounts = [
  '/core-concepts/accounts#account-model',
  '/core-concepts/accounts#minimum-balance',
  '/guides/serialization#account-data',
]

const clients = ['/getting-started/installation#install-web3-js']

/** Programs without errors of their own. */
const others = {
  ComputeBudget111111111111111111111111111111: 'Compute Budget',
  BPFLoaderUpgradeab1e11111111111111111111111: 'BPF Loader Upgradeable',
  Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH: 'Memo v4',
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'Memo v3',
  Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo: 'Memo v1',
  Sysvar1nstructions1111111111111111111111111: 'Sysvar Instructions',
  SysvarC1ock11111111111111111111111111111111: 'Sysvar Clock',
  SysvarRent111111111111111111111111111111111: 'Sysvar Rent',
}

/** The texts and settings of the panel below a program that runs in the browser. */
export function runSettings(locale: Locale): RunSettings {
  const { run: texts, code } = messagesOf(locale)
  const links = (wanted: readonly string[]): readonly BookLink[] =>
    wanted.flatMap((link) => bookLink(locale, link) ?? [])
  const programs = programErrors().flatMap(({ address, name }) =>
    address ? [[address, name]] : [],
  )
  return {
    texts: {
      ...texts,
      run: code.run,
      copy: code.copy,
      copied: code.copied,
      copyFailed: code.copyFailed,
    },
    errorsHref: hrefFor(locale, 'errors'),
    local: installationLink(locale),
    transactions: links(transactions),
    accounts: links(accounts),
    clients: links(clients),
    programs: { ...Object.fromEntries(programs), ...others },
  }
}

/** The page on installation, which every language has. */
export function installationLink(locale: Locale): BookLink {
  const slug = 'getting-started/installation'
  return (
    bookLink(locale, `/${slug}`) ?? { href: hrefFor(locale, slug), title: slug }
  )
}

function bookLink(locale: Locale, link: string): BookLink | undefined {
  const found = headingLink(locale, link)
  return found && { href: found.href, title: found.title }
}
