import { escapeHtml } from '@/lib/text/escape-html'
import type { PlacedSection } from './full-text'
import type { Hierarchy, HitType, SearchRecord } from './types'

const hitTypes: readonly HitType[] = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
]

/** The titles of a section and above it by level, each changed by `write`. */
function hierarchyOf(
  { titles }: PlacedSection,
  write: (title: string) => string,
): Hierarchy {
  const at = (level: number) => {
    const title = titles[level]
    return title === undefined ? null : write(title)
  }
  return {
    lvl0: at(0) ?? '',
    lvl1: at(1) ?? '',
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  }
}

/**
 * The record of a section's heading, or of one of its texts. Texts are escaped, because the modal
 * sets titles and snippets, also those of stored searches, with innerHTML. The objectID is the same
 * in every build as long as the text stays in its place, so stored searches survive.
 *
 * @param text the index of the text in the section; none for the heading
 * @param origin the part before the path, for an index outside the site
 */
export function recordOf(
  section: PlacedSection,
  text?: number,
  origin = '',
): SearchRecord {
  const { path, anchor, level, texts } = section
  const page = origin + path
  const url = anchor ? `${page}#${anchor}` : page
  const content = text === undefined ? undefined : texts[text]
  return {
    objectID: `${path}#${anchor}${content === undefined ? '' : `:${text}`}`,
    url,
    url_without_anchor: page,
    anchor: anchor || null,
    type: content === undefined ? (hitTypes[level - 1] ?? 'lvl6') : 'content',
    content: content === undefined ? null : escapeHtml(content),
    hierarchy: hierarchyOf(section, escapeHtml),
  }
}
