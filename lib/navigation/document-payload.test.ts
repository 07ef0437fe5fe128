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
  const document = (flight: string) =>
    `<html><body><div id="page"><h1>Größe &amp; <b>ที่</b></h1></div>
    <script type="application/json" id="flight">${flight}</script></body></html>`

  it("puts the page between the payload's rows, its size in bytes", () => {
    const text = '<h1>Größe &amp; <b>ที่</b></h1>'
    const size = Buffer.byteLength(text).toString(16)
    expect(payloadIn(document('["1a","0:1\\n","2:\\"x\\"\\n"]'))).toBe(
      `0:1\n1a:T${size},${text}2:"x"\n`,
    )
  })

  it('is nothing in a document of others', () => {
    expect(payloadIn('<!doctype html><p>hello')).toBeUndefined()
  })

  it('says so where the data is broken off', () => {
    expect(() => payloadIn(document('["1a","0:'))).toThrow(SyntaxError)
  })
})
