import { visit } from 'unist-util-visit'
import { splitHeading } from './heading-id.mjs'

/**
 * Removes the bracket `[#id #alias]` from the end of a heading. The first anchor becomes the
 * heading's id, which rehype-slug leaves alone. The others go to `data-anchors`; the heading
 * component renders them as further targets.
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
