import { openLocales } from '@/lib/content/languages'
import { fullText } from '@/lib/search/full-text/collect/full-text'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return openLocales().map((locale) => ({ file: `${locale}.json` }))
}

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

/** The full text of one language, for the docs-search without a host. */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params
  const locale = openLocales().find((open) => `${open}.json` === file)
  if (!locale) return new Response(null, { status: 404 })
  return Response.json(fullText(locale))
}
