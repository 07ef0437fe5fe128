import { join } from 'node:path'
import { contentFolder } from '@/lib/content/files'
import type { Locale } from '@/site.config'

/** The pages of style, one a language, for those who translate. */
export const styleFolder = join(contentFolder, 'style')

/** The page that says how a language sounds here. */
export const styleFileOf = (locale: Locale): string =>
  join(styleFolder, `${locale}.md`)
