import { localeFiles } from '@/app/locale-files'
import { modalSettings } from '@/components/search/modal/modal-settings'

export const dynamic = 'force-static'
export const dynamicParams = false

/** What the docs search of each language needs beside its scripts. */
export const { generateStaticParams, GET } = localeFiles('json', (locale) =>
  Response.json(modalSettings(locale)),
)
