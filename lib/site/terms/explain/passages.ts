/** A run of text between two tags, in a paragraph or list item in which a term may be explained. */
export interface Passage {
  /** Where it stands in the HTML. */
  readonly index: number
  readonly text: string
  /** Counts the paragraphs and list items: runs of one block have one number. */
  readonly block: number
}

const tokens = /<!--[\s\S]*?-->|<\/?([a-z][a-z0-9-]*)[^>]*>|[^<]+/gi
const withoutEnd = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
/** What is not prose, or already leads somewhere or does something. */
const closed =
  /^(?:a|button|code|figure|h[1-6]|kbd|pre|samp|script|style|summary|svg|table)$/
/** Components mark themselves so where they hold lists of facts, links or labels. */
const optedOut = /\sdata-terms="off"/
/** What an author wrote stands in bare tags; components give theirs a class. */
const ownBlock = /^<(?:p|li)>$/

/**
 * The passages of an article's HTML. Reads only what React wrote: attributes in double quotes with `>` escaped, every element
 * closed.
 */
export function passagesOf(html: string): readonly Passage[] {
  const passages: Passage[] = []
  const open: { block: number; closed: boolean }[] = []
  let blocks = 0
  for (const { 0: token, 1: name, index } of html.matchAll(tokens)) {
    const parent = open.at(-1) ?? { block: 0, closed: false }
    if (token.startsWith('<!')) continue
    if (!name) {
      if (parent.block && !parent.closed)
        passages.push({ index, text: token, block: parent.block })
    } else if (token.startsWith('</')) open.pop()
    else if (!withoutEnd.test(name) && !token.endsWith('/>'))
      open.push({
        block: ownBlock.test(token) ? ++blocks : parent.block,
        closed: parent.closed || closed.test(name) || optedOut.test(token),
      })
  }
  return passages
}
