import { localeFiles } from '@/app/locale-files'
import { islandTexts } from '@/lib/site/island-texts'

export const dynamic = 'force-static'
export const dynamicParams = false

/** What the islands of each language show. */
export const { generateStaticParams, GET } = localeFiles('json', (locale) =>
  Response.json(islandTexts(locale)),
)
