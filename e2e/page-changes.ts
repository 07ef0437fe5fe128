/** Calls a function for the document, and again for each change in it. */
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
 * What Chrome's translator does: it replaces each text node with two nested elements, and marks the
 * root.
 */
export const translator = always(`(body) => {
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
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data + ' ・'
    text.replaceWith(outer)
  }
}`)

/** An extension that prepends an element, and adds and removes attributes. */
export const extension = always(`(body) => {
  if (body.firstElementChild?.localName !== 'x-extension')
    body.prepend(document.createElement('x-extension'))
  for (const element of [document.documentElement, body]) {
    if (element.hasAttribute('data-extension')) continue
    element.setAttribute('data-extension', '')
    element.style.setProperty('--extension', '1')
    element.classList.add('extension')
  }
  for (const name of ['lang', 'title', 'spellcheck', 'autocomplete', 'loading', 'translate'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      element.removeAttribute(name)
}`)

/** A reader mode, which removes header, sidebar and footer. */
export const readerMode = always(`(body) => {
  if (!body.querySelector('#announcer')) return
  for (const element of body.querySelectorAll('header, nav, footer, aside')) element.remove()
}`)
