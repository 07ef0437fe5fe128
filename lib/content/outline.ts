/**
 * What other pages may show of an article: its front matter (sidebar, neighbors, cards), its headings (links to them, related sections), and
 * which sections hold programs (the A-Z's list of recipes). Lines of programs that look like headings are in it too; so a build does too much
 * rather than too little (scripts/process/edited.ts).
 *
 * @param source of the page, MDX
 */
export function outlineOf(source: string): string {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  return lines
    .filter((line, place) => place <= end || shown.test(line))
    .join('\n')
}

const shown = /^\s*(#|<\/?CodeGroup\b)/
