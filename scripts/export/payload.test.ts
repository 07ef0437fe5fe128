/** @jest-environment node */
import { composePayload, type HeadElement } from '@/lib/runtime/payload'
import { takePayload } from './payload'

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const page = '<h1>Konto – สวัสดี</h1><p>a &lt; b</p>'
const row = (text: string) =>
  `1a:T${Buffer.byteLength(text).toString(16)},${text}`
const metadata =
  '5:[["$","title","0",{"children":"Konto & mehr"}],' +
  '["$","link","1",{"rel":"alternate","hrefLang":"de-DE","href":"/de/a.html"}],' +
  '["$","meta","2",{"property":"og:title","content":"Konto"}],["$","$L28","3",{}]]\n'
const payload = `1:"x"\n2:["$","div",null,{}]\n${metadata}${row(page)}3:["a","\u003cb>"]\n`

const document = (...pushes: readonly string[]) =>
  '<html><head><meta charset="utf-8"><meta name="viewport" content="a">' +
  '<link rel="stylesheet" href="/a.css"><title>Konto &amp; mehr</title>' +
  '<link rel="alternate" hreflang="de-DE" href="/de/a.html">' +
  '<meta property="og:title" content="Konto"></head>' +
  `<body><div id="page">${page}</div>${start}${pushes.map(push).join('')}</body></html>`

const head: HeadElement[] = [
  { name: 'meta', attributes: [['charset', 'utf-8']], text: '' },
  {
    name: 'meta',
    attributes: [
      ['name', 'viewport'],
      ['content', 'a'],
    ],
    text: '',
  },
  { name: 'title', attributes: [], text: 'Konto & mehr' },
  {
    name: 'link',
    attributes: [
      ['rel', 'alternate'],
      ['hreflang', 'de-DE'],
      ['href', '/de/a.html'],
    ],
    text: '',
  },
  {
    name: 'meta',
    attributes: [
      ['property', 'og:title'],
      ['content', 'Konto'],
    ],
    text: '',
  },
]

const take = (html: string) => {
  const taken = takePayload('de/a.html', html)
  if (!taken) throw new Error('no payload')
  return taken
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
    const taken = take(document(...pushes))
    expect(taken.html.split('สวัสดี')).toHaveLength(2)
    expect(taken.html).toContain(start)
    expect(taken.payload).toEqual([
      '1:"x"\n',
      '2:["$","div",null,{}]\n',
      { head: '5', rest: ',["$","$L28","3",{}]]\n' },
      { page: '1a' },
      '3:[',
      '"a"',
      ',"<b>"]\n',
    ])
    const source = { rows: [], page, head }
    expect(composePayload(taken.payload, source)).toBe(payload)
  },
)

test('a page that something has changed by then is counted anew', () => {
  const { payload: pieces } = take(document(payload))
  const changed = '<h1><font>Account</font></h1>'
  expect(composePayload(pieces, { rows: [], page: changed, head })).toBe(
    payload.replace(row(page), row(changed)),
  )
})

test('metadata that the head does not say so stays in the payload', () => {
  const other = payload.replace('"children":"Konto', '"children":"Account')
  const taken = take(document(other))
  expect(taken.payload).toContain(
    metadata.replace('"children":"Konto', '"children":"Account'),
  )
})

test('a document without a page has none', () => {
  expect(
    takePayload('404.html', `<body>${start}${push(payload)}</body>`),
  ).toBeUndefined()
})

test('a payload in another form stops the build', () => {
  expect(() => takePayload('de/a.html', document('1:"x"\n'))).toThrow(
    'mend scripts/export/payload.ts',
  )
})

test('scripts of the head, which have run, are not held a second time', () => {
  const init = 'say("<html>")'
  const script = `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(init)}}}]\n`
  const html = document(`7:${script}${payload}`).replace(
    '</head>',
    () => `<script>${init}</script></head>`,
  )
  expect(take(html).payload).toContain(
    '7:["$","script",null,{"dangerouslySetInnerHTML":{"__html":""}}]\n',
  )
})
