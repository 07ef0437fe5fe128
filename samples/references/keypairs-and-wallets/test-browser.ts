// level: compiled (the samples for React and Vue import and run it)
import { Window } from 'happy-dom'

const window = new Window({ url: 'http://localhost/' })

const { document, navigator, Node, Element, HTMLElement, SVGElement } = window
const browser = {
  window,
  document,
  navigator,
  Node,
  Element,
  HTMLElement,
  SVGElement,
}
// A document to click in. Newer versions of Node have a navigator already.
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true })
