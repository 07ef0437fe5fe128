import { hrefFor } from '@/lib/shared/href'
import type { PageLink } from '@/lib/site/navigation/sidebar'
import type { Locale } from '@/site.config'
import { listedGeneratedSlugs, loadGenerated } from './pages'

/** Links to the generated pages that the sidebar of a language shows. */
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
