import type { Element, Nodes, Root } from 'hast'
import { earlyClicks } from '@/lib/client/early-clicks'
import { elementsIn, isLink, propertyOf, removeAll, rootOf } from './elements'
import { type PolicyExtras, policy } from './policy'

/** The parts that every document of an export gets. */
export interface SiteParts {
  /** The address of the client (client.ts). */
  readonly client: string
  /** The address of the style sheet (style-sheet.ts). */
  readonly styles: string
  /** The digest of each own script and style sheet, by its address. */
  readonly digests: ReadonlyMap<string, string>
  readonly extras?: PolicyExtras | undefined
}

/** Turns a document of `next build` into one that can be published. */
export function finishDocument(file: string, tree: Root, site: SiteParts) {
  stripRuntime(tree)
  linkClient(tree, site)
  addIntegrity(tree, site)
  policy(tree, file, site.extras)
}

/**
 * Removes everything that only Next needs: scripts without the site's own attribute (`data-own`),
 * script preloads, and the comments by which React finds its texts, except in islands, which are
 * hydrated. The attribute is removed too.
 */
function stripRuntime(tree: Root): void {
  removeAll(tree, isOfTheRuntime)
  removeComments(tree)
  for (const { properties } of elementsIn(tree)) delete properties.dataOwn
}

function isOfTheRuntime(node: Nodes): boolean {
  if (node.type !== 'element') return false
  if (node.tagName === 'script') return node.properties.dataOwn === undefined
  return (
    isLink(node, 'modulepreload') ||
    (isLink(node, 'preload') && propertyOf(node, 'as') === 'script')
  )
}

/** React does not hydrate the slots of an island (lib/islands/Slot.tsx). */
function removeComments(node: Nodes, isHydrated = false): void {
  if (!('children' in node)) return
  const content = node.type === 'element' ? node.content : undefined
  if (content) removeComments(content)
  if (!isHydrated)
    node.children = node.children.filter(
      ({ type }) => type !== 'comment',
    ) as never
  for (const child of node.children) {
    const { dataIsland, dataSlot } =
      child.type === 'element' ? child.properties : {}
    removeComments(
      child,
      dataIsland !== undefined || (isHydrated && dataSlot === undefined),
    )
  }
}

/**
 * Puts the client after the head script that runs before the first paint, and replaces all style
 * sheets by one.
 */
function linkClient(
  tree: Root,
  { client: src, styles: href }: Pick<SiteParts, 'client' | 'styles'>,
): void {
  const { children } = rootOf(tree).head
  const isStyleSheet = (node: Nodes) =>
    node.type === 'element' && isLink(node, 'stylesheet')
  const sheet = children.findIndex(isStyleSheet)
  removeAll(tree, isStyleSheet)
  const styles = element('link', { rel: ['stylesheet'], href })
  children.splice(sheet < 0 ? children.length : sheet, 0, styles)
  const script = children.findIndex(
    (child) => child.type === 'element' && child.tagName === 'script',
  )
  const client = { type: 'module', src, id: earlyClicks.client }
  children.splice(
    script < 0 ? children.length : script + 1,
    0,
    element('script', client),
  )
}

const element = (
  tagName: string,
  properties: Element['properties'],
): Element => ({ type: 'element', tagName, properties, children: [] })

/**
 * Adds the digest of its content to every own script and style sheet of a document, so that
 * browsers run no other file.
 */
function addIntegrity(
  tree: Root,
  { digests }: Pick<SiteParts, 'digests'>,
): void {
  for (const element of elementsIn(tree)) {
    const digest = digests.get(loadedBy(element) ?? '')
    if (digest) element.properties.integrity ??= digest
  }
}

function loadedBy(element: Element): string | undefined {
  if (element.tagName === 'script') return propertyOf(element, 'src')
  return isLink(element, 'stylesheet') ? propertyOf(element, 'href') : undefined
}
