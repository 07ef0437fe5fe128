import { codeTexts } from '@/components/code-group/code-texts'
import { searchTexts } from '@/components/search-box/search-texts'
import type { Locale } from '@/site.config'
import type { Texts } from './PageTexts'

/** The texts of the client components on a page, in one language. */
export const pageTexts = (locale: Locale): Texts => ({
  code: codeTexts(locale),
  search: searchTexts(locale),
})
