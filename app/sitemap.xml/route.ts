import { sitemapIndex } from '@/lib/content/sitemap'

export const dynamic = 'force-static'

export function GET() {
  return new Response(sitemapIndex(), {
    headers: { 'content-type': 'application/xml' },
  })
}
