import { recipesOf } from '@/lib/site/a-z/recipes'
import { readRecord } from '@/lib/site/code/samples'
import { errorRecords } from '@/lib/site/errors/records'
import { type HeadingLink, headingLink } from '@/lib/site/links/heading-link'
import type { PageLink } from '@/lib/site/navigation/sidebar'
import { wantedLinks } from '@/lib/site/navigation/wanted'
import { defaultLocale, type Locale } from '@/site.config'
import { type Door, doorsOf } from './doors'
import { type Proof, proofOf } from './proof'

/** What the first screen of the home page shows, besides its title and the languages. */
export interface LandingView {
  readonly proof: Proof & {
    /** The number of recipes in the book. */
    readonly recipes: number
  }
  readonly doors: readonly Door[]
  /** The page of error codes, and their number. */
  readonly errors: {
    readonly link: PageLink | undefined
    readonly count: number
  }
  /** The page where a reader writes programs. */
  readonly playground: PageLink | undefined
  readonly wanted: readonly HeadingLink[]
  /** The page of all recipes. */
  readonly all: PageLink | undefined
  /** The recipe beside the title: its section, and its program in the book's main languages. */
  readonly shown: {
    readonly link: HeadingLink | undefined
    readonly files: readonly string[]
  }
}

/**
 * A short recipe with a short output, in the languages that the page's first sentence names. Its
 * section has the others.
 */
const shown = {
  files: ['ts', 'rs', 'py'].map(
    (ending) => `references/accounts/get-balance.${ending}`,
  ),
  section: '/references/accounts#how-to-get-account-balance',
}

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
  return {
    proof: {
      ...proofOf(readRecord()),
      recipes: recipesOf(defaultLocale).length,
    },
    doors: doorsOf(locale),
    errors: { link: linkOf('errors'), count: errorRecords(locale).length },
    playground: linkOf('playground'),
    wanted: wantedLinks(locale),
    all: linkOf('a-z'),
    shown: {
      link:
        headingLink(locale, shown.section) ??
        headingLink(defaultLocale, shown.section),
      files: shown.files,
    },
  }
}
