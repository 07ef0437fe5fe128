import { localeFiles } from '@/app/locale-files'
import { splitText } from '@/lib/search/full-text'
import { fullText } from '@/lib/search/text/full-text'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The titles and questions of the sections of each language, for the docs search without a provider. */
export const { generateStaticParams, GET } = localeFiles('json', (locale) =>
  Response.json(splitText(fullText(locale)).sections),
)
