/** A page, apart from its document. */
export interface Page {
  readonly element: HTMLElement
  /** The elements of the head that belong to this page alone. */
  readonly head: readonly Element[]
}

const ofPage =
  'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]'

/**
 * What a page of the build never has, and a policy cannot forbid: it would lead the reader away,
 * connect to another site, or take the name of a method of the document.
 */
const forbidden = '[http-equiv=refresh], #page :is(link, [name])'

/** Selects the last element of a document's body: a document without it was cut off. */
const last = '#announcer'

/**
 * The identity of a document's build: the addresses of client and style sheet contain hashes of
 * their contents.
 */
const buildOf = ({ head }: Document) =>
  ['script#run-client[src]', 'link[rel=stylesheet][href]']
    .map((selector) => head.querySelector(selector))
    .map((tag) => tag?.getAttribute('src') ?? tag?.getAttribute('href'))
    .join()

/** Milliseconds to wait for a page before the browser loads it. */
const timeout = 10_000

/**
 * Fetches a page's document.
 *
 * @throws when it does not load, or is no complete page of this build and language; then the
 *   browser has to load it; the message is not shown
 */
export async function fetchPage(
  href: string,
  signal: AbortSignal,
): Promise<Page> {
  const late = AbortSignal.timeout(timeout)
  const response = await fetch(href, {
    signal: AbortSignal.any([signal, late]),
  })
  if (!response.ok) throw new Error(href)
  const html = await response.text()
  const next = new DOMParser().parseFromString(html, 'text/html')
  const { root } = document.documentElement.dataset
  const page = pageIn(next)
  const fits =
    next.querySelector(last) &&
    !next.querySelector(forbidden) &&
    buildOf(next) === buildOf(document) &&
    next.documentElement.dataset.root === root
  if (!page || !fits) throw new Error(href)
  return page
}

/** Shows a page in the document, and returns the previous one. */
export function showPage(page: Page): Page | undefined {
  const before = pageIn(document)
  before?.element.replaceWith(document.adoptNode(page.element))
  for (const each of before?.head ?? []) each.remove()
  for (const each of page.head) document.head.append(document.adoptNode(each))
  return before
}

/** False for the document of unknown addresses, which has no page to replace. */
export const hasPage = () => document.getElementById('page') !== null

function pageIn(from: Document): Page | undefined {
  const element = from.getElementById('page')
  return element
    ? { element, head: [...from.head.querySelectorAll(ofPage)] }
    : undefined
}
