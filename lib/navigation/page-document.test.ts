import { fetchPage, showPage } from './page-document'

const head = `<title>A</title><script id="run-client" src="/assets/1/main.js"></script><link rel="stylesheet" href="/assets/1.css">`
const body = `<div id="page"><h1>A</h1></div><div id="announcer"></div>`
const page = (inHead = head, inBody = body, root = '/') =>
  `<!DOCTYPE html><html data-root="${root}"><head>${inHead}</head><body>${inBody}</body></html>`

/** Fetches a page from a mocked response. */
function fetched(answer: string, status = 200) {
  const response = { ok: status < 400, text: async () => answer }
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(response) })
  return fetchPage('/a.html', new AbortController().signal)
}

beforeEach(() => {
  document.documentElement.dataset.root = '/'
  document.head.innerHTML = head.replace('>A<', '>Before<')
  document.body.innerHTML = body.replace('>A<', '>Before<')
})

test('a page of this build replaces the one before', async () => {
  const before = showPage(await fetched(page()))
  expect(document.title).toBe('A')
  expect(document.querySelector('h1')?.textContent).toBe('A')
  expect(before?.element.textContent).toBe('Before')
})

test.each([
  ['is not there', page(), 404],
  ['is empty', '', 200],
  ['is a page of the host', '<!doctype html><p>Welcome', 200],
  ['was cut off', page().slice(0, page().indexOf('<div id="announcer"')), 200],
  ['is of another build', page(head.replace('/1/', '/2/')), 200],
  ['is of another language', page(head, body, '/de/'), 200],
  [
    'leads away',
    page(`${head}<meta http-equiv="refresh" content="0;url=//x.org">`),
    200,
  ],
  [
    'takes a name of the document',
    page(head, body.replace('</h1>', '</h1><img name="body">')),
    200,
  ],
])('the browser loads a page that %s', async (_, answer, status) => {
  await expect(fetched(answer, status)).rejects.toThrow('/a.html')
})
