import type { Element, Nodes, Root } from 'hast'
import { isLink, removeAll, rootOf } from '../document/elements'
import type { Page } from './page'

/** The id of the client's script, by whose address it tells documents of another build. */
const clientId = 'client'

/** Puts the client behind the script in the head that runs before the first paint, and one style sheet in the place of all others. */
export function linkClient(tree: Root, { site }: Page): void {
  const { children } = rootOf(tree).head
  const sheet = children.findIndex(isStyleSheet)
  removeAll(tree, isStyleSheet)
  const place = sheet < 0 ? children.length : sheet
  children.splice(place, 0, link('stylesheet', site.styles))
  children.splice(behindFirstScript(children), 0, ...clientOf(site))
}

function clientOf({ client, clientImports }: Page['site']): Element[] {
  return [
    element('script', { type: 'module', src: client, id: clientId }),
    ...clientImports.map((address) => link('modulepreload', address)),
  ]
}

/** Where the first script of the head ends; it has to run before all else. */
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
