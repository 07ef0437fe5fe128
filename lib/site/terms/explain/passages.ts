/** A run of text between two tags, in a paragraph or list item whose terms may be explained. */
export interface Passage {
  /** The position in the HTML. */
  readonly index: number
  readonly text: string
  /** The number of the paragraph or list item. Runs of one block share it. */
  readonly block: number
}

const tokens = /<!--[\s\S]*?-->|<\/?([a-z][a-z0-9-]*)[^>]*>|[^<]+/gi
const withoutEnd = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
/** Elements that hold no prose, that are links, or that react to clicks. */
const closed =
  /^(?:a|button|code|figure|h[1-6]|kbd|pre|samp|script|style|summary|svg|table)$/
/** The attribute of components that hold lists of facts, links or labels. */
const optedOut = /\sdata-terms="off"/
/**
 * A tag of an author's own block. Authors' blocks have bare tags, those of components have a class.
 */
const ownBlock = /^<(?:p|li)>$/

/**
 * The passages of an article's HTML. The HTML has to be React's: attributes in double quotes with
 * `>` escaped, and every element closed.
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
