import type { Definition, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { memoizeBy } from '@/lib/cache/memoize-by'
import type { MdxTree } from '@/lib/content/parse'

type Kind = Nodes['type']
type OfKind<Wanted extends Kind> = Extract<Nodes, { type: Wanted }>

/**
 * The nodes of the given kinds in order. Each tree is walked once, because two dozen rules look
 * through each page and nobody changes a parsed tree.
 */
export function nodesOf<Wanted extends Kind>(
  tree: MdxTree,
  ...kinds: readonly Wanted[]
): readonly OfKind<Wanted>[] {
  return allNodes(tree).filter((node): node is OfKind<Wanted> =>
    kinds.some((kind) => kind === node.type),
  )
}

/** The addresses of `[words][name]` that a link has; of two with one name, Markdown takes the first. */
export function usedDefinitions(tree: MdxTree): readonly Definition[] {
  const definitions = nodesOf(tree, 'definition')
  return nodesOf(tree, 'linkReference').flatMap(
    (link) =>
      definitions.find(({ identifier }) => identifier === link.identifier) ??
      [],
  )
}

const allNodes = memoizeBy((tree: MdxTree): readonly Nodes[] => {
  const nodes: Nodes[] = []
  visit(tree, (node) => {
    nodes.push(node)
  })
  return nodes
})
