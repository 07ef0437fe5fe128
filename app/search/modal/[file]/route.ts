import { modalSettings } from '@/components/search/modal/modal-settings'
import { openLocales } from '@/lib/content/languages'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return openLocales().map((locale) => ({ file: `${locale}.json` }))
}

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

/** What the docs search of one language needs beside its scripts. */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params
  const locale = openLocales().find((open) => `${open}.json` === file)
  if (!locale) return new Response(null, { status: 404 })
  return Response.json(await modalSettings(locale))
}
