/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { withoutRepeatedPage } from './flight'

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const page = '<h1>Konto – สวัสดี</h1><p>a &lt; b</p>'
const row = (text: string) =>
  `1a:T${Buffer.byteLength(text).toString(16)},${text}`
const payload = `1:"x"\n2:["$","div",null,{}]\n${row(page)}3:["a","\u003cb>"]\n`

function document(...pushes: readonly string[]): string {
  return `<body><div id="page">${page}</div>${start}${pushes.map(push).join('')}</body>`
}

/** What React gets to read when a browser runs the document's scripts, `inner` being what the page then holds. */
function received(html: string, inner = page): string {
  const self: { __next_f?: [number, string?][] } = {}
  const [, data = ''] =
    /<script type="application\/json" id="flight">(.*?)<\/script>/s.exec(
      html,
    ) ?? []
  const elements = { page: { innerHTML: inner }, flight: { textContent: data } }
  const context = {
    self,
    TextEncoder,
    document: {
      getElementById: (id: keyof typeof elements) => elements[id],
    },
  }
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(script, context)
  return (self.__next_f ?? []).map(([, text]) => text ?? '').join('')
}

test.each([
  ['in one push', [payload]],
  [
    'cut anywhere',
    [payload.slice(0, 30), payload.slice(30, 60), payload.slice(60)],
  ],
])(
  'React reads the same payload %s, which the document holds once',
  (_, pushes) => {
    const html = withoutRepeatedPage(document(...pushes))
    expect(html.split('สวัสดี')).toHaveLength(2)
    expect(received(html)).toBe(payload)
  },
)

test('a page that something has changed by then is counted anew', () => {
  const changed = '<h1><font>Account</font></h1>'
  const html = withoutRepeatedPage(document(payload))
  expect(received(html, changed)).toBe(payload.replace(row(page), row(changed)))
})

test('a document without a page stays as it is', () => {
  const html = `<body>${start}${push(payload)}</body>`
  expect(withoutRepeatedPage(html)).toBe(html)
})

test('a payload in another form stops the build', () => {
  expect(() => withoutRepeatedPage(document('1:"x"\n'))).toThrow(
    'mend scripts/export/flight.ts',
  )
})
