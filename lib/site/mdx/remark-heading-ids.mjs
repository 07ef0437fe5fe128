import { visit } from 'unist-util-visit'
import { splitHeading } from './heading-id.mjs'

/**
 * Takes the bracket `[#id #alias]` off a heading's end: the first becomes the heading's id (rehype-slug leaves it alone), the
 * others go to `data-anchors`, which the heading component renders as further targets.
 */
export default function remarkHeadingIds() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1)
      if (last?.type !== 'text') return
      const { title, anchors } = splitHeading(last.value)
      const [id, ...others] = anchors
      if (!id) return
      last.value = title
      heading.data = {
        ...heading.data,
        hProperties: {
          id,
          ...(others.length > 0 && { 'data-anchors': others.join(' ') }),
        },
      }
    })
  }
}
