import { azPage } from './az-page'
import { changesPages } from './changes-pages'
import { errorsPage } from './errors-page'
import type { GeneratedKind } from './generated-kind'
import { offlinePage } from './offline-page'

/**
 * All kinds of generated pages, in the sidebar's order. To add one:
 *
 * 1. describe it here: slugs, title, description and headings by language (texts from `messages/`, by `lib/site/i18n/texts.ts`);
 * 2. give it a body in `components/generated/bodies.tsx`, which may use only what is known at build;
 * 3. unless English has none of its pages, add the route `app/(en)/<slug>/page.tsx`, as `errors` has it.
 *
 * The rest follows: other languages' routes, every form of the address, canonical and alternate links, language menu, sitemap,
 * sidebar, local search, links of articles to it, and the browser tests of every page.
 */
export const generatedKinds = {
  az: azPage,
  errors: errorsPage,
  changes: changesPages,
  offline: offlinePage,
} as const satisfies Readonly<Record<string, GeneratedKind>>

export type GeneratedName = keyof typeof generatedKinds
