/** A line of highlighted code without its elements' tags, for counting its indent. */
const bare = (html: string) => html.replace(/<[^>]+>/g, '')

/** The number of spaces that all essential lines begin with. */
function sharedIndent(
  lines: readonly string[],
  essential: readonly boolean[],
): number {
  const indents = lines
    .filter((line, index) => essential[index] && bare(line).trim() !== '')
    .map((line) => bare(line).search(/\S/))
  return Math.min(...indents)
}

/**
 * Splits a line into its first spaces and what follows. The highlighter may have put the spaces
 * into an element.
 */
function splitIndent(line: string, indent: number): [string, string] {
  const [, tag = '', spaces = ''] = /^(<\w+>)?( *)/.exec(line) ?? []
  const kept = spaces.slice(indent)
  return [
    spaces.slice(0, indent),
    tag + kept + line.slice(tag.length + spaces.length),
  ]
}

/** The essential lines alone, without the indent that they share. */
export function essentialLines(
  lines: readonly string[],
  essential: readonly boolean[],
): string {
  const indent = sharedIndent(lines, essential)
  return lines
    .filter((_, index) => essential[index])
    .map((line) => splitIndent(line, indent)[1])
    .join('\n')
}

/**
 * Wraps all that is not essential in `span.rest`: the other lines with their ends, and the indent
 * that the essential lines share. Hiding it shows the same as `essentialLines`.
 */
export function foldRest(
  lines: readonly string[],
  essential: readonly boolean[],
): string {
  const indent = sharedIndent(lines, essential)
  const last = lines.length - 1
  let html = ''
  let rest = ''
  lines.forEach((line, index) => {
    const end = index < last ? '\n' : ''
    if (!essential[index]) {
      rest += line + end
      return
    }
    const [spaces, text] = splitIndent(line, indent)
    html += folded(rest + spaces) + text + end
    rest = ''
  })
  return html + folded(rest)
}

const folded = (html: string) => html && `<span class="rest">${html}</span>`
