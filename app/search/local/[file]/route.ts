import { localeFiles } from '@/app/locale-files'
import { localIndex } from '@/lib/site/search/local-index'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The index of each language's local search box. */
export const { generateStaticParams, GET } = localeFiles('json', (locale) =>
  Response.json(localIndex(locale)),
)
