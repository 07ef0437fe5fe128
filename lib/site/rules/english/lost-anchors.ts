import { slug as slugOfTitle } from 'github-slugger'
import type { Problem } from '@/lib/site/content/content-error'
import {
  anchorsOf,
  type HeadingLine,
  headingAt,
} from '@/lib/site/content/headings'
import type { SourcePage } from '@/lib/site/content/source-page'
import { olderVersionsOf } from '@/lib/site/freshness/original'
import { droppedAnchors, droppedAnchorsFile } from './dropped-anchors'

/**
 * Requires that a page still has the anchors of its stored versions. They were published, and links
 * from elsewhere lead to them.
 *
 * @param dropped the anchors that may be lost, as keys
 */
export function lostAnchorsRule(
  page: SourcePage,
  dropped = droppedAnchors,
): readonly Problem[] {
  return olderVersionsOf(page).flatMap(({ headings }) =>
    headings.flatMap((heading) => {
      const lost = anchorsOf(heading).filter(
        (anchor) =>
          !headingAt(page.headings, anchor) &&
          !Object.hasOwn(dropped, `${page.slug}#${anchor}`),
      )
      return lost.length > 0 ? [problemOf(page, heading, headings, lost)] : []
    }),
  )
}

function problemOf(
  { file, headings }: SourcePage,
  old: HeadingLine,
  before: readonly HeadingLine[],
  lost: readonly string[],
): Problem {
  const heir = heirOf(old, before, headings)
  const what = `lost the id ${named(lost)} of "${old.title}"`
  const cure = heir
    ? `write it back: ${withAnchors(heir, old, lost)}`
    : `write it behind the id of a section on the same matter: ## Title [#its-id ${named(lost)}]`
  const message = `${what}: ${cure}; only if no link to it matters any more, name it with the reason in ${droppedAnchorsFile}`
  return { file, line: heir?.line ?? 1, message }
}

const named = (anchors: readonly string[]) =>
  anchors.map((anchor) => `#${anchor}`).join(' ')

/**
 * Today's heading of a section: the one that still has one of its anchors, or else a new one in its
 * place.
 */
function heirOf(
  old: HeadingLine,
  before: readonly HeadingLine[],
  today: readonly HeadingLine[],
): HeadingLine | undefined {
  const [kept] = anchorsOf(old).flatMap(
    (anchor) => headingAt(today, anchor) ?? [],
  )
  if (kept) return kept
  const place = before.indexOf(old)
  const found = today[place + shiftBefore(place, before, today)]
  const isNew =
    found && !anchorsOf(found).some((anchor) => headingAt(before, anchor))
  return isNew ? found : undefined
}

/** How many places the last heading that both versions have before a place has moved. */
function shiftBefore(
  place: number,
  before: readonly HeadingLine[],
  today: readonly HeadingLine[],
): number {
  const shifts = before.slice(0, place).flatMap(({ id }, index) => {
    const now = today.findIndex((heading) => anchorsOf(heading).includes(id))
    return now < 0 ? [] : [now - index]
  })
  return shifts.at(-1) ?? 0
}

/** A heading with the anchors that its author wrote, and the lost ones. */
function withAnchors(
  heading: HeadingLine,
  old: HeadingLine,
  lost: readonly string[],
): string {
  const { depth, title, id, aliases } = heading
  const isWritten = aliases.length > 0 || id !== slugOfTitle(title)
  const kept =
    isWritten || anchorsOf(old).includes(id) ? anchorsOf(heading) : []
  return `${'#'.repeat(depth)} ${title} [${named([...kept, ...lost])}]`
}
