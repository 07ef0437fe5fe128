import { startOf } from '@/lib/runtime/document-source'
import { takePage } from '@/lib/runtime/page-text'
import { createPageAhead } from './page-ahead'

const payloadType = 'text/x-component'

/**
 * The payload of React that a fetched document holds.
 *
 * @returns nothing where the document is none of ours, of another build, or of another language: it shares its rows with others than this one
 * @throws SyntaxError when the document is broken off
 */
export function payloadIn(html: string): string | undefined {
  const taken = takePage(html)
  const text = taken?.frame ?? html
  const parsed = new DOMParser().parseFromString(text, 'text/html')
  if (startOf(parsed) !== startOf(document)) return undefined
  return window.sharedRuntime?.payloadOf?.(parsed, taken?.page)
}

/**
 * The document that holds the payload which the router asks for by adding `.txt`, `/a.html` for `/a.html.txt`, or `index.txt`, `/de/` for
 * `/de/index.txt`. Nothing for requests of others.
 */
export function documentOf(request: URL, headers: Headers): URL | undefined {
  if (!headers.has('rsc') || !request.pathname.endsWith('.txt'))
    return undefined
  const document = new URL(request)
  document.pathname = request.pathname.replace(/(?<=\/)index\.txt$|\.txt$/, '')
  document.searchParams.delete('_rsc')
  return document
}

interface Page {
  readonly response: Response
  /** Nothing where the response is no document of ours. */
  readonly payload: string | undefined
}

/** What is no page of ours is no use ahead: the click asks for it anew. */
const pageAhead = createPageAhead(async (href, signal) => {
  const page = await readPage(href, { signal })
  if (page.payload === undefined) throw new Error('no page')
  return page
})

/** Fetches a page that will probably be asked for. */
export const fetchPageAhead = pageAhead.fetch

/**
 * Lets the router read a page from its document. So a page is one file: what is loaded, visited, kept offline and cached is the same, and
 * document and payload are never from two deploys. What is no document of ours comes to the router as it is, which then loads the address.
 */
export function readPagesFromDocuments(): void {
  const fetchAny = window.fetch
  window.fetch = async (input, init) => {
    const address = input instanceof URL ? input : undefined
    const document = address && documentOf(address, new Headers(init?.headers))
    if (!document) return fetchAny(input, init)
    const { signal, priority } = init ?? {}
    const ahead = pageAhead.take(document.href)
    const page =
      (await ahead?.catch(() => undefined)) ??
      (await readPage(document.href, { signal, priority }))
    return answer(page, address)
  }
}

async function readPage(href: string, init: RequestInit): Promise<Page> {
  const response = await fetch(href, init)
  const payload = response.ok
    ? payloadIn(await response.clone().text())
    : undefined
  return { response, payload }
}

/** The router's answer; its address is the one that was asked for, for a host's detour over `/a` is no redirect of the page. */
function answer({ payload, response }: Page, { href }: URL): Response {
  const { status, statusText } = response
  const result =
    payload === undefined
      ? new Response(response.body, { status, statusText })
      : new Response(payload, { headers: { 'content-type': payloadType } })
  return Object.defineProperty(result, 'url', { value: href })
}
