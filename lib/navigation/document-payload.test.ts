import { payloadOf } from '@/lib/runtime/document-source'
import { documentOf, payloadIn } from './document-payload'

const asked = new Headers({ rsc: '1' })

describe('documentOf', () => {
  it.each([
    ['/guides/a.html.txt?_rsc=x', '/guides/a.html'],
    ['/guides/a.txt', '/guides/a'],
    ['/de/index.txt?_rsc=x', '/de/'],
    ['/a.html.txt?code=rust&_rsc=x', '/a.html?code=rust'],
  ])('%s is read from %s', (request, expected) => {
    const document = documentOf(new URL(request, 'https://x.org'), asked)
    expect(document?.href).toBe(`https://x.org${expected}`)
  })

  it.each([
    ['/robots.txt', new Headers()],
    ['/search/local/en.json', asked],
  ])('%s is what it is', (request, headers) => {
    const url = new URL(request, 'https://x.org')
    expect(documentOf(url, headers)).toBeUndefined()
  })
})

describe('payloadIn', () => {
  const start = '<script id="run-start" src="/start.js"></script>'
  const text = '<h1>Größe &amp; <b>ที่</b></h1>'
  const fetched = (data: string, head = start) =>
    `<html><head>${head}<title>Größe</title></head><body><div id="page">${text}</div>
    <script type="application/json" id="run-payload">${data}</script></body></html>`
  const pieces =
    '[[0,1],{"head":"2","rest":"]\\n"},{"page":"1a"},"3:\\"x\\"\\n"]'

  beforeEach(() => {
    document.head.innerHTML = start
    const shared = {
      scripts: [],
      rows: ['0:1\n'],
      bootstrap() {},
      eager: false,
    }
    Reflect.set(window, 'sharedRuntime', {
      ...shared,
      payloadOf: (loaded: Document, page?: string) =>
        payloadOf(loaded, shared, page),
    })
  })
  afterEach(() => Reflect.deleteProperty(window, 'sharedRuntime'))

  it('is put together from what is shared, the page, its size in bytes, and the head', () => {
    const size = Buffer.byteLength(text).toString(16)
    expect(payloadIn(fetched(pieces))).toBe(
      `0:1\n2:[["$","title","0",{"children":"Größe"}]]\n1a:T${size},${text}3:"x"\n`,
    )
  })

  it('is found in a document whose markup something on its way has changed', () => {
    const changed = fetched(pieces).replace('id="page"', 'id=page')
    expect(payloadIn(changed)).toBe(payloadIn(fetched(pieces)))
  })

  it.each([
    ['of others', '<!doctype html><p>hello'],
    ['of another build', fetched(pieces, start.replace('start.js', 'new.js'))],
  ])('is nothing in a document %s', (_, html) => {
    expect(payloadIn(html)).toBeUndefined()
  })

  it('says so where the data is broken off', () => {
    expect(() => payloadIn(fetched('["0:'))).toThrow(SyntaxError)
  })
})
