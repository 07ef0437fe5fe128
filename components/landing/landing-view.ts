import { errorRecords } from '@/components/errors/records'
import { readRecord } from '@/lib/code/samples'
import type { PageLink } from '@/lib/content/sidebar'
import { type HeadingLink, headingLink } from '@/lib/links/heading-link'
import { readPageLink } from '@/lib/links/page-link'
import type { Locale } from '@/site.config'
import { type Proof, proofOf } from './proof'
import { type BookSection, sectionsOf } from './sections'

/** What the home page shows above its article, besides the languages. */
export interface LandingView {
  readonly proof: Proof
  /** The number of recipes that the language has. */
  readonly recipes: number
  readonly sections: readonly BookSection[]
  /** The page of error codes, and their number. */
  readonly errors: {
    readonly link: PageLink | undefined
    readonly count: number
  }
  /** The page where a reader writes programs. */
  readonly playground: PageLink | undefined
  readonly ways: readonly {
    readonly name: keyof typeof ways
    /** The section of the book, which colors it. */
    readonly section: string
    readonly links: readonly HeadingLink[]
  }[]
  /** The page of all recipes. */
  readonly all: PageLink | undefined
  /** The recipes beside the title. */
  readonly shown: readonly {
    readonly name: (typeof recipes)[number]['name']
    readonly section: string
    readonly files: readonly string[]
  }[]
}

/** The first steps of each starting point; a language shows the first five that it has. */
const ways = {
  newcomer: {
    section: 'core-concepts',
    links: [
      '/core-concepts/accounts',
      '/core-concepts/programs',
      '/core-concepts/transactions',
      '/core-concepts/pdas',
      '/core-concepts/cpi',
    ],
  },
  app: {
    section: 'references',
    links: [
      '/references/keypairs-and-wallets#how-to-connect-to-a-wallet',
      '/references/basic-transactions#how-to-send-sol',
      '/references/token#how-to-create-a-new-token',
      '/references/basic-transactions#how-to-change-compute-budget-fee-priority-for-a-transaction',
      '/core-concepts/transactions#blockhash-expired',
      '/core-concepts/accounts#read-an-account',
      '/core-concepts/transactions#send-a-transaction',
      '/core-concepts/pdas#derive-an-address',
    ],
  },
  program: {
    section: 'guides',
    links: [
      '/core-concepts/programs#anchor',
      '/guides/serialization',
      '/guides/account-maps',
      '/guides/data-migration',
      '/guides/debugging-solana-programs',
      '/core-concepts/programs#deploy-a-program',
      '/core-concepts/pdas#errors',
    ],
  },
} as const

/** Short recipes with short outputs; a language shows the first three that it has. */
const recipes = [
  {
    name: 'readBalance',
    link: '/references/accounts#how-to-get-account-balance',
    recipe: 'references/accounts/get-balance',
  },
  {
    name: 'deriveAddress',
    link: '/core-concepts/pdas#derive-an-address',
    recipe: 'core-concepts/pdas/derive-address',
  },
  {
    name: 'sendTransaction',
    link: '/core-concepts/transactions#send-a-transaction',
    recipe: 'core-concepts/transactions/send-transaction',
  },
  {
    name: 'readAccount',
    link: '/core-concepts/accounts#read-an-account',
    recipe: 'core-concepts/accounts/read-account',
  },
] as const

/**
 * Computes the landing of a language.
 *
 * @param generated the links to its generated pages
 */
export function landingView(
  locale: Locale,
  generated: readonly PageLink[],
): LandingView {
  const linkOf = (name: string) => generated.find(({ slug }) => slug === name)
  const sections = sectionsOf(locale)
  return {
    proof: proofOf(readRecord()),
    recipes: sections.reduce((sum, section) => sum + section.recipes, 0),
    sections,
    errors: {
      link: linkOf('errors'),
      count: errorRecords(locale).filter(({ decimal }) => decimal).length,
    },
    playground: linkOf('playground'),
    ways: (['newcomer', 'app', 'program'] as const).map((name) => ({
      name,
      section: ways[name].section,
      links: ways[name].links
        .flatMap((link) => headingLink(locale, link) ?? [])
        .slice(0, 5),
    })),
    all: linkOf('a-z'),
    shown: recipes
      .filter(({ link }) => headingLink(locale, link))
      .slice(0, 3)
      .map(({ name, link, recipe }) => ({
        name,
        section: readPageLink(link)?.slug.split('/')[0] ?? '',
        files: ['ts', 'rs', 'py'].map((ending) => `${recipe}.${ending}`),
      })),
  }
}
