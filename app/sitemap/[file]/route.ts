import { openLocales } from '@/lib/content/languages'
import { sitemapOf } from '@/lib/sitemap'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return openLocales().map((locale) => ({ file: `${locale}.xml` }))
}

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

export async function GET(_: Request, { params }: Context) {
  const { file } = await params
  const locale = openLocales().find((open) => `${open}.xml` === file)
  if (!locale) return new Response(null, { status: 404 })
  return new Response(sitemapOf(locale), {
    headers: { 'content-type': 'application/xml' },
  })
}
