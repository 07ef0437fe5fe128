import { openLocales } from '@/lib/content/languages'
import type { Locale } from '@/site.config'

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

/**
 * The exports of a route `[file]` that writes one file for each open language: `de.json`, `de.xml`.
 */
export function localeFiles(
  ending: 'json' | 'xml',
  respond: (locale: Locale) => Response | Promise<Response>,
) {
  const nameOf = (locale: Locale) => `${locale}.${ending}`
  return {
    generateStaticParams: () =>
      openLocales().map((locale) => ({ file: nameOf(locale) })),
    async GET(_: Request, { params }: Context): Promise<Response> {
      const { file } = await params
      const locale = openLocales().find((open) => nameOf(open) === file)
      return locale ? respond(locale) : new Response(null, { status: 404 })
    },
  }
}
