const wrongAttributes = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
]

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/**
 * Corrects the roles. DocSearch's container calls itself a button, but the dialog stands around it;
 * the field is the combobox. Hits hold links and buttons, which options must not. So they are items
 * of a tree, and each tree is named by its group. The attribute `data-hits` is for the style sheet,
 * where `:has()` would search the list after each of its changes.
 */
function correctRoles(content: HTMLElement): void {
  const container = content.querySelector('.DocSearch-Container')
  for (const name of wrongAttributes) container?.removeAttribute(name)
  // A header outside of sections would be a second banner of the page.
  const bar = content.querySelector('.DocSearch-SearchBar')
  if (bar) set(bar, 'role', 'none')
  const input = content.querySelector('input')
  if (input) {
    set(input, 'role', 'combobox')
    set(input, 'aria-haspopup', 'tree')
    set(input, 'aria-expanded', `${input.hasAttribute('aria-controls')}`)
  }
  for (const list of content.querySelectorAll('.DocSearch-Hits > ul')) {
    set(list, 'role', 'tree')
    const title = list.previousElementSibling
    if (!title) continue
    title.id = `${list.id}-title`
    set(list, 'aria-labelledby', title.id)
  }
  const hits = content.querySelectorAll('.DocSearch-Hit')
  for (const hit of hits) set(hit, 'role', 'treeitem')
  content.toggleAttribute('data-hits', hits.length > 0)
}

/** Puts the site's own last part of the dialog below DocSearch's list, which comes and goes. */
function keepBelow(content: HTMLElement, below: HTMLElement): void {
  const list = content.querySelector('.DocSearch-Dropdown')
  if (list && list.nextElementSibling !== below) list.after(below)
}

/**
 * Keeps roles, names and order right while DocSearch renders.
 *
 * @param below the element that stands below the list
 * @returns a function that stops it
 */
export function keepRoles(
  content: HTMLElement,
  below: HTMLElement,
): () => void {
  const correct = () => {
    correctRoles(content)
    keepBelow(content, below)
  }
  correct()
  const observer = new MutationObserver(correct)
  observer.observe(content, {
    subtree: true,
    childList: true,
    attributeFilter: wrongAttributes,
  })
  return () => observer.disconnect()
}
