import { slug as slugOfTitle } from 'github-slugger'
import { anchorsOf, type HeadingLine, headingAt } from '@/lib/content/headings'
import type { SourcePage } from '@/lib/content/source-page'
import { publishedIds } from '@/lib/links/published'
import type { Rule } from './rule'

/** Requires that a page still has every id that was published: links from elsewhere lead there. */
export const lostAnchorsRule: Rule = (page) => {
  const published = publishedIds(page.slug)
  const lost = published.filter((id) => !headingAt(page.headings, id))
  if (lost.length === 0) return []
  const renamed = onlyNewHeading(page, published)
  const cure = renamed
    ? `write it back: ${withAnchors(renamed, lost)}`
    : `write it behind the id of the section on the same matter: ## Title [#its-id ${named(lost)}]`
  const message = `lost the id ${named(lost)}, which was published: ${cure}`
  return [{ file: page.file, line: renamed ? renamed.line : 1, message }]
}

const named = (anchors: readonly string[]) =>
  anchors.map((anchor) => `#${anchor}`).join(' ')

/** The heading without a published id, if there is only one: it was renamed. */
function onlyNewHeading(
  { headings }: SourcePage,
  published: readonly string[],
): HeadingLine | undefined {
  const [first, ...more] = headings.filter(
    (heading) => !anchorsOf(heading).some((id) => published.includes(id)),
  )
  return more.length === 0 ? first : undefined
}

/** A heading with the anchors that its author wrote, and the lost ones. */
function withAnchors(heading: HeadingLine, lost: readonly string[]): string {
  const { depth, title, id, aliases } = heading
  const isWritten = aliases.length > 0 || id !== slugOfTitle(title)
  const kept = isWritten ? anchorsOf(heading) : []
  return `${'#'.repeat(depth)} ${title} [${named([...kept, ...lost])}]`
}
