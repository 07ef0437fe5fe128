import type { Element, Nodes, Root } from 'hast'
import { earlyClicks } from '@/lib/shared/early-clicks'
import { isLink, removeAll, rootOf } from '../document/elements'
import type { Page } from './page'

/**
 * Puts the client after the head script that runs before the first paint, and replaces all style
 * sheets by one.
 */
export function linkClient(tree: Root, { site }: Page): void {
  const { children } = rootOf(tree).head
  const sheet = children.findIndex(isStyleSheet)
  removeAll(tree, isStyleSheet)
  const index = sheet < 0 ? children.length : sheet
  children.splice(index, 0, link('stylesheet', site.styles))
  const client = { type: 'module', src: site.client, id: earlyClicks.client }
  children.splice(behindFirstScript(children), 0, element('script', client))
}

/** The index after the first script of the head, which has to run before everything else. */
function behindFirstScript(children: Element['children']): number {
  const script = children.findIndex(
    (child) => child.type === 'element' && child.tagName === 'script',
  )
  return script < 0 ? children.length : script + 1
}

const isStyleSheet = (node: Nodes) =>
  node.type === 'element' && isLink(node, 'stylesheet')

const link = (rel: string, href: string) =>
  element('link', { rel: [rel], href })

const element = (
  tagName: string,
  properties: Element['properties'],
): Element => ({ type: 'element', tagName, properties, children: [] })
