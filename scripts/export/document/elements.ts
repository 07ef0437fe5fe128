import type { Element, Nodes, Parents, Root } from 'hast'

/** Every element below a node in document order, including the content of `<template>`. */
export function elementsIn(node: Nodes): readonly Element[] {
  const elements: Element[] = []
  const collect = (each: Nodes) => {
    if (each.type === 'element') elements.push(each)
    for (const { children } of parentsIn(each)) children.forEach(collect)
  }
  collect(node)
  return elements
}

/** All elements of one name, in order. */
export const allNamed = (node: Nodes, name: string) =>
  elementsIn(node).filter(({ tagName }) => tagName === name)

/**
 * A property in the form of its attribute. Undefined where the element does not have it.
 *
 * @param name of the property, `httpEquiv` for `http-equiv`
 */
export function propertyOf(
  { properties }: Element,
  name: string,
): string | undefined {
  const value = properties[name]
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** True for a `<link>` whose `rel` holds one of the relations. */
export function isLink(element: Element, ...relations: readonly string[]) {
  if (element.tagName !== 'link') return false
  const names = (propertyOf(element, 'rel') ?? '').toLowerCase().split(/\s+/)
  return relations.some((relation) => names.includes(relation))
}

/** Removes all unwanted nodes from a document, with their content. */
export function removeAll(
  node: Nodes,
  isUnwanted: (child: Nodes) => boolean,
): void {
  for (const { children } of parentsIn(node))
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index]
      if (child && isUnwanted(child)) children.splice(index, 1)
      else if (child) removeAll(child, isUnwanted)
    }
}

/** The `<html>` of a document and its `<head>`. Every parsed document has both. */
export function rootOf(tree: Root): { html: Element; head: Element } {
  const html = childNamed(tree, 'html')
  return { html, head: childNamed(html, 'head') }
}

function childNamed({ children }: Parents, name: string): Element {
  for (const child of children)
    if (child.type === 'element' && child.tagName === name) return child
  throw new Error(`A parsed document has a <${name}>.`)
}

/** The node itself, if it can have children, and the separate content of a `<template>`. */
function parentsIn(node: Nodes): readonly Parents[] {
  if (!('children' in node)) return []
  const content = node.type === 'element' ? node.content : undefined
  return content ? [node, content] : [node]
}
