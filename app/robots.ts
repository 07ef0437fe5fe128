import type { MetadataRoute } from 'next'
import { assetHref } from '@/lib/links/href'
import { site } from '@/site.config'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: site.origin + assetHref('/sitemap.xml'),
  }
}
