import { payloadOf, startOf } from '@/lib/runtime/document-source'

const payloadType = 'text/x-component'

/**
 * The payload of React that a fetched document holds.
 *
 * @returns nothing where the document is none of ours, of another build, or of another language: it shares its rows with others than this one
 * @throws SyntaxError when the document is broken off
 */
export function payloadIn(html: string): string | undefined {
  const shared = window.sharedRuntime
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  if (!shared || startOf(parsed) !== startOf(document)) return undefined
  return payloadOf(parsed, shared)
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
    const response = await fetchAny(document, { signal, priority })
    const payload = response.ok
      ? payloadIn(await response.clone().text())
      : undefined
    return answer(payload, response, address)
  }
}

/** The router's answer; its address is the one that was asked for, for a host's detour over `/a` is no redirect of the page. */
function answer(
  payload: string | undefined,
  response: Response,
  { href }: URL,
): Response {
  const { status, statusText } = response
  const result =
    payload === undefined
      ? new Response(response.body, { status, statusText })
      : new Response(payload, { headers: { 'content-type': payloadType } })
  return Object.defineProperty(result, 'url', { value: href })
}
