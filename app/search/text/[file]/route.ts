import { localeFiles } from '@/app/locale-files'
import { fullText } from '@/lib/site/search/full-text/full-text'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The full text of each language, for the docs search without a provider. */
export const { generateStaticParams, GET } = localeFiles('json', (locale) =>
  Response.json(fullText(locale)),
)
