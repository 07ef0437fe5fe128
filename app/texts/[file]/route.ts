import { localeFiles } from '@/app/locale-files'
import { islandTexts } from '@/lib/i18n/island-texts'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The texts of the islands in each language. */
export const { generateStaticParams, GET } = localeFiles('json', (locale) =>
  Response.json(islandTexts(locale)),
)
