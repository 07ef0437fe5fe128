import type { Problem } from '@/lib/content/content-error'
import { slugsOf } from '@/lib/content/files'
import {
  sidebarFile as file,
  readSidebar,
  type Sidebar,
  slugIn,
} from '@/lib/content/sidebar'
import { lineOfEntry } from '@/lib/files/json-line'
import { readText } from '@/lib/files/read-text'
import { nearestName } from '@/lib/text/nearest-name'
import { defaultLocale } from '@/site.config'

/**
 * Requires that the sidebar names each English page once, and nothing else. The home page is not in
 * it.
 */
export function sidebarProblems(
  sidebar: Sidebar = readSidebar(),
  pages: readonly string[] = slugsOf(defaultLocale),
): readonly Problem[] {
  const source = readText(file)
  const entries = Object.entries(sidebar).flatMap(([section, names]) =>
    names.map((name) => ({
      section,
      name,
      slug: slugIn(section, name),
      line: lineOf(source, section, name),
    })),
  )
  const listed = entries.map(({ slug }) => slug)
  const missing = pages.filter((slug) => slug && !listed.includes(slug))
  const wrong = entries
    .filter(({ slug }) => !pages.includes(slug))
    .map((entry) => ({ ...entry, meant: meantBy(entry, missing) }))
  const twice = entries.filter(({ slug }, at) => listed.indexOf(slug) < at)
  const meant = wrong.map((entry) => entry.meant)
  return [
    ...wrong.map(({ slug, line, meant }) => ({
      file,
      line,
      message: `"${slug}" is not a page${meant ? ` (did you mean "${meant}"?)` : ''}; correct the name, or remove it`,
    })),
    ...twice.map(({ slug, line }) => ({
      file,
      line,
      message: `"${slug}" is listed twice; remove one`,
    })),
    ...missing
      .filter((slug) => !meant.includes(slug))
      .map((slug) => ({
        file,
        line: lineOfEntry(source, slug.split('/')[0] ?? ''),
        message: `the page "${slug}" is missing; add it to the list of its section`,
      })),
  ]
}

/** The page of the section whose name is like a wrong one, of those that are missing. */
function meantBy(
  { section, name }: { readonly section: string; readonly name: string },
  missing: readonly string[],
): string | undefined {
  const names = missing
    .filter((slug) => slug.startsWith(`${section}/`))
    .map((slug) => slug.slice(section.length + 1))
  const near = nearestName(name, names)
  return near && slugIn(section, near)
}

/** The line of a name in a section's list, which has one name on each line. */
function lineOf(source: string, section: string, name: string): number {
  const opening = lineOfEntry(source, section)
  const below = source
    .split('\n')
    .slice(opening)
    .findIndex((line) => line.trim().replace(/,$/, '') === `"${name}"`)
  return opening + below + 1
}
