import { hrefFor } from '@/lib/shared/href'
import type { PageLink } from '@/lib/site/navigation/sidebar'
import type { Locale } from '@/site.config'
import { listedGeneratedSlugs, loadGenerated } from './pages'

/** The generated pages that a language's sidebar shows. */
export function generatedLinks(locale: Locale): readonly PageLink[] {
  return listedGeneratedSlugs(locale).map((slug) => {
    const { title, frontmatter } = loadGenerated(locale, slug)
    return {
      slug,
      href: hrefFor(locale, slug),
      title: frontmatter.navTitle ?? title,
    }
  })
}
