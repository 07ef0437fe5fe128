import type { Nodes, Root } from 'hast'
import { elementsIn, isLink, propertyOf, removeAll } from '../document/elements'

/**
 * Removes everything that only Next and React need: scripts without the site's own attribute
 * (`data-own`), script preloads, and the comments by which React finds its nodes. The attribute is
 * removed too.
 */
export function stripRuntime(tree: Root): void {
  removeAll(tree, isOfTheRuntime)
  for (const { properties } of elementsIn(tree)) delete properties.dataOwn
}

function isOfTheRuntime(node: Nodes): boolean {
  if (node.type === 'comment') return true
  if (node.type !== 'element') return false
  if (node.tagName === 'script') return node.properties.dataOwn === undefined
  return (
    isLink(node, 'modulepreload') ||
    (isLink(node, 'preload') && propertyOf(node, 'as') === 'script')
  )
}
