import { localeFiles } from '@/app/locale-files'
import { localIndex } from '@/components/search-box/local-index'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The index of each language for the local search. */
export const { generateStaticParams, GET } = localeFiles('json', (locale) =>
  Response.json(localIndex(locale)),
)
