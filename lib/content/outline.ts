import { yamlOf } from './parse'

/**
 * What other pages may show of an article: its front matter (sidebar, neighbors, cards), its headings (links to them, related sections), and
 * which sections hold programs (the A-Z's list of recipes). It is read from lines, because every build reads all articles; lines of programs
 * that look so are in it too, so that a build does too much rather than too little (scripts/process/edited.ts).
 *
 * @param source of the page, MDX
 */
export function outlineOf(source: string): string {
  const lines = source.split(/\r?\n/)
  const shown = lines.filter(
    (line, place) =>
      headingOrTag.test(line) ||
      underline.test(line) ||
      underline.test(lines[place + 1] ?? ''),
  )
  return [yamlOf(source), ...shown].join('\n')
}

const headingOrTag = /^\s*[#<]/
/** Makes the line above it a heading. */
const underline = /^\s*(=+|-+)\s*$/
