import { options, type VNode } from 'preact'

// What React does and Preact does not, for readers (docs/next-and-react.md).

/**
 * Lets Preact distinguish children without keys by their positions, as React does. Otherwise it
 * looks for one of the same type among all siblings and moves elements for that: a field in between
 * loses the focus (preactjs/preact#4235).
 */
const { vnode: onVNode, diffed: onDiffed } = options
options.vnode = (vnode) => {
  onVNode?.(vnode)
  const { children } = vnode.props
  if (!Array.isArray(children)) return
  for (const [index, child] of children.entries())
    if (isVNode(child) && child.key == null) child.key = `.${index}`
}

const isVNode = (child: unknown): child is VNode =>
  typeof child === 'object' && child !== null && 'props' in child

/** Preact's own names for the node of a virtual one, and for its children. */
interface Rendered extends VNode {
  readonly __e?: unknown
  readonly __k?: readonly (Rendered | null)[] | null
}

const texts = new WeakMap<Element, string>()

/**
 * Shows a new text of an element whose text node a translator has replaced. Preact writes into the
 * node that it knows, which has then left the document.
 */
options.diffed = (vnode: Rendered) => {
  onDiffed?.(vnode)
  const { children }: { readonly children?: unknown } = vnode.props
  const { __e: element, __k } = vnode
  const child = __k?.[0]
  if (!(element instanceof Element) || typeof children !== 'string') return
  const before = texts.get(element)
  const own = child?.__e
  if (before !== undefined && before !== children && own instanceof Text)
    if (own.parentNode !== element) element.replaceChildren(own)
  texts.set(element, children)
}
