import type { Nodes, Root } from 'hast'
import { elementsIn, isLink, propertyOf, removeAll } from '../document/elements'

/**
 * Takes out what only Next and React need: every script that is not marked as the book's own (`data-own`), what loads scripts ahead, and
 * comments, by which React finds its places. The mark goes too.
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
