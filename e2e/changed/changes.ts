/** Something that a browser or an extension makes of a page while it is read. */
export interface Change {
  readonly name: string
  /** A script, which may begin before the document has a body. It changes what comes later too. */
  readonly script: string
  /** True where the bar and the sidebar go. */
  readonly bare?: boolean
}

/** Calls a function for the document, and again for all that changes in it. */
const always = (change: string) => `(() => {
  const change = ${change}
  const watch = new MutationObserver(() => {
    watch.disconnect()
    begin()
  })
  const begin = () => {
    if (document.body) change(document.body)
    watch.observe(document, { childList: true, subtree: true, characterData: true })
  }
  begin()
})()`

/**
 * What Chrome's translator does: it puts each text into two elements, in place of the text's own
 * node, and says so on the root.
 */
const translate = always(`(body) => {
  const { documentElement: root } = document
  root.lang = 'ja'
  root.classList.add('translated-ltr')
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    if (!/\\S/.test(text.data) || text.parentElement.closest('font, script, style, textarea, svg, [translate=no]'))
      continue
    const outer = document.createElement('font')
    outer.style.verticalAlign = 'inherit'
    const inner = outer.appendChild(document.createElement('font'))
    inner.style.verticalAlign = 'inherit'
    inner.textContent = text.data + ' ・'
    text.replaceWith(outer)
  }
}`)

const insert = always(`(body) => {
  if (body.firstElementChild?.localName !== 'x-extension')
    body.prepend(document.createElement('x-extension'))
}`)

const attributes = always(`(body) => {
  for (const element of [document.documentElement, body]) {
    if (element.hasAttribute('data-gr-ext-installed')) continue
    element.setAttribute('data-gr-ext-installed', '')
    element.setAttribute('data-darkreader-mode', 'dynamic')
    element.style.setProperty('--extension', '1')
    element.classList.add('extension')
  }
}`)

const removal = always(`() => {
  const names = ['lang', 'title', 'rel', 'spellcheck', 'autocomplete', 'loading', 'translate']
  for (const name of names)
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (element.localName !== 'link') element.removeAttribute(name)
}`)

const reader = always(`(body) => {
  if (!body.querySelector('#announcer')) return
  for (const element of body.querySelectorAll('header, nav, footer, aside')) element.remove()
}`)

/** What happens to pages outside the host's and our hands. */
export const changes: readonly Change[] = [
  { name: 'a translator wraps texts', script: translate },
  { name: 'an extension inserts an element first', script: insert },
  { name: 'an extension adds attributes to root and body', script: attributes },
  { name: 'an extension takes attributes away', script: removal },
  {
    name: 'a reader mode takes bar, sidebar and footer',
    script: reader,
    bare: true,
  },
]
