/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { bundleClient, type Client } from './client'
import { digest } from './files/digest'

const islands = readdirSync('components/islands')

let client: Client
let folder: string

beforeAll(async () => {
  client = await bundleClient()
  folder = client.main.replace('main.js', '')
})

const textOf = (name: string) => client.files.get(`${folder}${name}`) ?? ''

test('documents load one module, and what it loads later has names that stay', () => {
  expect(client.main).toMatch(/^assets\/[0-9a-f]{12}\/main\.js$/)
  expect(textOf('main.js')).not.toMatch(/\bimport\s*["'{*]/)
  expect(client.files.has(`${folder}main.css`)).toBe(false)
  for (const name of ['search-worker', 'progress', ...islands])
    expect(client.files.has(`${folder}${name}.js`)).toBe(true)
})

test.each([...islands, 'progress'])(
  'the client imports %s as a file of its own, and its list names it with its digest',
  (name) => {
    expect(textOf('main.js')).toContain(`import("./${name}.js")`)
    const file = `${name}.js`
    const own = JSON.parse(textOf('files.json'))[name]
    expect(own[file]).toBe(digest(textOf(file)))
  },
)

test('the client knows the digest of the list', () => {
  expect(textOf('main.js')).toContain(digest(textOf('files.json')))
})

test('the same sources have the same addresses', async () => {
  const again = await bundleClient()
  expect([...again.files.keys()]).toEqual([...client.files.keys()])
})

// esbuild shortens the class names of islands to names such as `a`.
test('classes of islands meet no others, of an island or of the site', () => {
  const shortClassesIn = (css: string) =>
    Array.from(
      css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([A-Za-z_][\w-]*)/g),
      ([, name = '']) => name,
    ).filter((name) => name.length < 3)
  const styles = readdirSync('app/styles').map((file) =>
    readFileSync(`app/styles/${file}`, 'utf8'),
  )
  const seen = new Set(styles.flatMap(shortClassesIn))
  for (const name of islands) {
    const own = new Set(shortClassesIn(textOf(`${name}.css`)))
    expect([...own].filter((each) => seen.has(each))).toEqual([])
    for (const each of own) seen.add(each)
  }
})
