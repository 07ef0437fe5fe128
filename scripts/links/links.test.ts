/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import { parseSourcePage } from '@/lib/content/source-page'
import { checkLinks, linkReport } from './check'
import { gather, linksOf, sourcesOf } from './collect'

let server: Server
let origin = ''
let fetched: string[] = []

const answers: RequestListener = ({ url = '' }, response) => {
  fetched.push(url)
  const times = fetched.filter((other) => other === url).length
  if (url === '/moved') response.setHeader('location', '/fine')
  const status: Readonly<Record<string, number>> = {
    '/gone': 404,
    '/forbidden': 403,
    '/moved': 301,
    '/busy-once': times === 1 ? 503 : 200,
    '/busy': 429,
  }
  response.writeHead(status[url] ?? 200).end('text')
}

beforeAll(async () => {
  server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address && typeof address === 'object')
    origin = `http://127.0.0.1:${address.port}`
})

beforeEach(() => {
  fetched = []
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const check = async (...paths: readonly string[]) => {
  const links = paths.map((path) => ({
    url: path.startsWith('http') ? path : origin + path,
    locations: ['content/en/index.mdx:7'],
  }))
  return linkReport(await checkLinks(links, 1)).map((line) =>
    line.replaceAll(origin, ''),
  )
}

test.each([
  ['/gone', 'is broken: 404; find where'],
  ['http://127.0.0.1:1/', 'is broken: Error: bad port; find where'],
  ['/forbidden', 'responds to programs with 403; open it yourself'],
  ['/busy', 'responds to programs with 429; open it yourself'],
  ['/moved', 'moved to /fine; write that'],
])('%s is reported with its location', async (path, message) => {
  const [line] = await check(path)
  expect(line).toContain(`content/en/index.mdx:7: ${path} ${message}`)
})

test('a server that is busy for a moment gets a second request', async () => {
  expect(await check('/busy-once', '/fine')).toEqual([
    '2 addresses: 2 fine, 0 moved, 0 doubtful, 0 broken',
  ])
  expect(fetched).toEqual(['/busy-once', '/busy-once', '/fine'])
})

test('links, definitions, cards and sources are collected with file and line', () => {
  const page = parseSourcePage(
    'en',
    'guides/new',
    '[a](https://a.org/x#y) [b](/guides/b)\n\n<Card href="https://c.org" title="C">\n\ntext\n\n</Card>\n\n[d]: https://d.org\n',
  )
  expect(linksOf(page)).toEqual([
    { href: 'https://a.org/x#y', location: 'content/en/guides/new.mdx:1' },
    { href: 'https://d.org', location: 'content/en/guides/new.mdx:9' },
    { href: 'https://c.org', location: 'content/en/guides/new.mdx:3' },
  ])
  expect(sourcesOf('{\n  "source": "https://e.org"')).toEqual([
    { href: 'https://e.org', location: 'content/facts.json:2' },
  ])
})

test('an address is requested once, whatever its anchors', () => {
  expect(
    gather([
      { href: 'https://a.org/#x', location: 'one:1' },
      { href: 'https://a.org/#y', location: 'two:2' },
    ]),
  ).toEqual([{ url: 'https://a.org/', locations: ['one:1', 'two:2'] }])
})
