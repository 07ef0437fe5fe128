import { azPage } from './az-page'
import { errorsPage } from './errors-page'
import type { GeneratedKind } from './generated-kind'
import { offlinePage } from './offline-page'
import { playgroundPage } from './playground-page'

/**
 * All kinds of generated pages, in the sidebar's order. To add one:
 *
 * 1. Describe it here: slugs, title, description and headings by language, with texts from
 *    `messages/` (`lib/site/i18n/texts.ts`).
 * 2. Give it a body in `components/generated/bodies.tsx`, from data that is known at build.
 * 3. Add the route `app/(en)/<slug>/page.tsx`, like that of
 *    `errors`.
 *
 * The rest follows: routes of other languages, every form of the address, canonical and alternate
 * links, language menu, sitemap, sidebar, local search, links from articles, and the browser tests
 * of every page.
 */
export const generatedKinds = {
  az: azPage,
  errors: errorsPage,
  playground: playgroundPage,
  offline: offlinePage,
} as const satisfies Readonly<Record<string, GeneratedKind>>

export type GeneratedName = keyof typeof generatedKinds
