import { openLocales } from '@/lib/content/languages'
import { loadPage } from '@/lib/content/load'
import { readingOrder } from '@/lib/content/sidebar'
import { entryOf } from '@/lib/search/entry'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return openLocales().map((locale) => ({ file: `${locale}.json` }))
}

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

/** The index of one language's local search box, pages in reading order. */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params
  const locale = openLocales().find((open) => `${open}.json` === file)
  if (!locale) return new Response(null, { status: 404 })
  const pages = readingOrder(locale).map((slug) => loadPage(locale, slug))
  return Response.json(pages.map(entryOf))
}
