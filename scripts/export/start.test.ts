/** @jest-environment node */

import { runInNewContext } from 'node:vm'
import { takePage } from '@/lib/runtime/page-text'
import { composePayload, type Piece } from '@/lib/runtime/payload'
import { loaderScript, shareStart, withStart } from './start'

const options = { loader: 'load()', eager: false, base: '/base' }
const shared = [
  `1:"all$& isn't \\"one\\" \\\\"\n`,
  '3:"too"\n',
  '4:"last"\n',
] as const
const rows = (slug: string) =>
  `${shared[0]}2:"<${slug}>"\n${shared[1]}${shared[2]}`
const page = (lang: string, slug: string, payload = rows(slug)) => {
  const text = `<h1>${slug}</h1>`
  const row = `9:T${Buffer.byteLength(text).toString(16)},${text}`
  const data = JSON.stringify(row + payload).replaceAll('<', '\\u003c')
  return (
    `<html lang="${lang}"><head><meta charset="utf-8"><script>init()</script></head><body>` +
    `<div id="page">${text}</div><script src="/base/_next/static/chunks/a.js"></script>` +
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>` +
    `<script>self.__next_f.push([1,${data}])</script></body></html>`
  )
}

describe('shareStart', () => {
  const documents = new Map([
    ['a.html', page('en-US', 'a')],
    ['b.html', page('en-US', 'b')],
    ['de/a.html', page('de-DE', 'a')],
    ['404.html', '<html lang="en-US"><body></body></html>'],
  ])
  const started = shareStart(documents, options)
  const start = started.starts.get('a.html')
  const a = start ? withStart('a.html', page('en-US', 'a'), start) : ''

  it('writes one script a language, named by its content', () => {
    expect([...started.scripts.keys()]).toEqual([
      expect.stringMatching(/^_next\/static\/start\/en-US\.[0-9a-f]{12}\.js$/),
      expect.stringMatching(/^_next\/static\/start\/de-DE\.[0-9a-f]{12}\.js$/),
    ])
    const [english = ''] = started.scripts.values()
    expect(english).toContain(
      'scripts:[{"src":"/base/_next/static/chunks/a.js"}]',
    )
    expect(english).toContain('eager:false')
    expect(english).toContain(
      'bootstrap(){(self.__next_f=self.__next_f||[]).push([0])}',
    )
    expect(english).toMatch(/load\(\)\n$/)
  })

  it('brings the rows that documents share, letter by letter', () => {
    const self: { sharedRuntime?: { readonly rows: readonly string[] } } = {}
    const [english = ''] = started.scripts.values()
    runInNewContext(english, { self, load() {} })
    expect([...(self.sharedRuntime?.rows ?? [])]).toEqual(shared)
  })

  it('is named behind the script that comes first, with its digest', () => {
    expect(a).toMatch(
      /<script>init\(\)<\/script><script id="run-start" src="\/base\/_next\/static\/start\/en-US\.[0-9a-f]{12}\.js" async="" fetchPriority="high" integrity="sha256-[^"]+"><\/script><\/head>/,
    )
  })

  it('leaves the page where the router takes it from', () => {
    expect(takePage(a)?.page).toBe('<h1>a</h1>')
  })

  it('leaves in a document what is its own', () => {
    const [, data = ''] = /id="run-payload">(.*?)<\/script>/.exec(a) ?? []
    expect(data).not.toContain('<')
    const pieces: Piece[] = JSON.parse(data)
    expect(pieces).toEqual([{ page: '9' }, [0, 1], '2:"<a>"\n', [1, 3]])
    expect(
      composePayload(pieces, { rows: shared, page: '<h1>a</h1>', head: [] }),
    ).toBe(`9:Ta,<h1>a</h1>${rows('a')}`)
  })

  it('leaves a document without a page as it is', () => {
    expect(started.starts.has('404.html')).toBe(false)
  })
})

describe('loaderScript', () => {
  it('is one small script', () => {
    expect(Buffer.byteLength(loaderScript())).toBeLessThan(8000)
  })
})
