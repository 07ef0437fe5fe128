/** @jest-environment node */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from '@/lib/site/freshness/source-hash'
import { testFolder } from '@/lib/site/test-folder'
import { defaultSource } from '@/site.config'
import {
  dropFromFacts,
  dropFromGolden,
  dropFromInbound,
  dropFromRelated,
  dropFromSidebar,
  dropFromTable,
  renameInSidebar,
  termsExplainedBy,
} from './lists'
import { linesNaming, relinked, renamed } from './mentions'
import { movePage } from './move-page'
import { withRedirects } from './redirects'
import { removePage } from './remove-page'

describe('a page is named by its new address', () => {
  it.each([
    ['[Maps](/guides/maps#key)', '[Maps](/references/tables#key)'],
    ['file="guides/maps/use.ts"', 'file="references/tables/use.ts"'],
    [
      `"${defaultSource.repository}/x/guides/maps"`,
      `"${defaultSource.repository}/x/references/tables"`,
    ],
  ])('%s', (before, after) =>
    expect(renamed(before, 'guides/maps', 'references/tables')).toBe(after),
  )

  it.each([
    '/guides/maps-2',
    'my-guides/maps',
    'https://example.com/guides/maps',
  ])('but not %s', (text) => {
    expect(renamed(text, 'guides/maps', 'x/y')).toBe(text)
    expect(linesNaming(text, 'guides/maps')).toEqual([])
  })
})

test('links to a removed page lead elsewhere, and paths of its samples stay', () => {
  const text =
    '[a](/guides/maps#key) <Card href="/guides/maps" /> file="guides/maps/use.ts"'
  expect(relinked(text, 'guides/maps', 'core-concepts/pdas#bump')).toBe(
    '[a](/core-concepts/pdas#bump) <Card href="/core-concepts/pdas#bump" /> file="guides/maps/use.ts"',
  )
  expect(linesNaming(`one\n${text}`, 'guides/maps')).toEqual([2])
})

describe('the lists of pages', () => {
  const sidebar = JSON.stringify({
    guides: ['maps', 'fees'],
    references: ['maps', 'fees'],
  })

  it('sidebar: one section alone changes', () => {
    const { guides, references } = JSON.parse(sidebar)
    expect(
      JSON.parse(renameInSidebar(sidebar, 'guides', 'maps', 'tables')),
    ).toEqual({ guides: ['tables', 'fees'], references })
    expect(JSON.parse(dropFromSidebar(sidebar, 'references', 'fees'))).toEqual({
      guides,
      references: ['maps'],
    })
  })

  it('table: the total follows', () => {
    const json = JSON.stringify({
      total: 3,
      locales: { en: ['a/b', 'a/c'], de: ['a/b'] },
    })
    expect(JSON.parse(dropFromTable(json, 'a/b'))).toEqual({
      total: 1,
      locales: { en: ['a/c'], de: [] },
    })
  })

  it('related sections: as a page, and as a target', () => {
    const json = JSON.stringify({
      'a/b': ['a/c#x'],
      'a/c': ['a/b#y', 'a/bb#z'],
    })
    expect(JSON.parse(dropFromRelated(json, 'a/b'))).toEqual({
      'a/c': ['a/bb#z'],
    })
  })

  it('golden queries: another answer stays, and a query without one goes', () => {
    const json = `[
  { "query": "one", "anchors": ["a/b#x"] },
  { "query": "two", "anchors": ["a/b", "a/c"] },
  { "query": "three", "english": ["a/b#z"] }
]
`
    const { text, dropped } = dropFromGolden(json, 'a/b')
    expect(dropped).toEqual(['one', 'three'])
    expect(text).toBe('[\n  { "query": "two", "anchors": ["a/c"] }\n]\n')
  })

  it.each([
    ['a/b', ['one', 'two']],
    ['a/bb', ['three']],
    ['a/c', []],
  ])('terms that %s explains', (slug, ids) => {
    const json = JSON.stringify({
      one: { page: 'a/b' },
      two: { page: 'a/b#x' },
      three: { page: 'a/bb#x' },
    })
    expect(termsExplainedBy(json, slug)).toEqual(ids)
  })

  it('facts: the others stay', () =>
    expect(
      JSON.parse(dropFromFacts('{ "a.b": {}, "a.c": {} }', ['a.b'])),
    ).toEqual({ 'a.c': {} }))

  it('anchors that others link to', () => {
    const json = '{\n"anchors": {\n"a/c": [\n"x"\n],\n"a/b": [\n"y"\n]\n}\n}'
    expect(JSON.parse(dropFromInbound(json, 'a/b'))).toEqual({
      anchors: { 'a/c': ['x'] },
    })
  })
})

test('redirects lead on without a detour, and never from a page that is there', () => {
  const json = JSON.stringify({
    '/old.html': '/a/b.html#x',
    '/a/c.html': '/z.html',
  })
  const after = withRedirects(json, [
    { from: '/a/b.html', to: '/a/c.html', published: true },
  ])
  expect(JSON.parse(after)).toEqual({
    '/old.html': '/a/c.html#x',
    '/a/b.html': '/a/c.html',
  })
})

test('an address that was never published is only followed, and needs no redirect', () => {
  const json = JSON.stringify({
    '/old.html': '/a/b.html#x',
    '/a/c.html': '/a/b.html',
  })
  const after = withRedirects(json, [
    { from: '/a/b.html', to: '/a/c.html', published: false },
  ])
  expect(JSON.parse(after)).toEqual({ '/old.html': '/a/c.html#x' })
})

/** A copy of what the commands change. */
function book() {
  const root = testFolder()
  for (const path of [
    'content',
    'docs',
    'messages',
    'README.md',
    'samples/guides',
    'samples/record.json',
  ])
    cpSync(path, join(root, path), { recursive: true })
  // Only addresses that readers have get a redirect, and a new book has none yet.
  writeFileSync(
    join(root, 'content/published.txt'),
    `/${page}.html\n/de/${page}.html\n`,
  )
  writeFileSync(join(root, 'content/moved.json'), '{}\n')
  return {
    root,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
  }
}

/** Any page with a translation; the test knows no page of the book by name. */
const page: string = JSON.parse(
  readFileSync('content/pages.json', 'utf8'),
).locales.de.find((slug: string) => /^guides\/./.test(slug))

test('a moved page is named nowhere by its old address, and translations stay as fresh', () => {
  const { root, read } = book()
  const sourceOf = (file: string) => /^source: '?(\w+)/m.exec(read(file))?.[1]
  movePage(page, 'references/moved-page', root)
  expect(existsSync(join(root, `content/de/${page}.mdx`))).toBe(false)
  const slugs: string[] = JSON.parse(read('content/pages.json')).locales.de
  const at = slugs.indexOf('references/moved-page')
  expect(slugs[at - 1]).toMatch(/^references\//)
  expect(read('content/related.json')).not.toContain(`"${page}"`)
  expect(JSON.parse(read('content/moved.json'))[`/de/${page}.html`]).toBe(
    '/de/references/moved-page.html',
  )
  const hash = sourceOf('content/de/references/moved-page.mdx')
  const version = `content/versions/references/moved-page/${hash}.md`
  expect(sourceHash(read(version))).toBe(hash)
  expect(() => movePage(page, 'references/again', root)).toThrow(
    'There is no English page',
  )
})

test('a page that is moved there and back has the redirects that it had', () => {
  const { root, read } = book()
  const before = read('content/moved.json')
  expect(movePage(page, 'references/moved-page', root).isLast).toBe(true)
  const { redirected } = movePage('references/moved-page', page, root)
  expect(redirected).toEqual([])
  expect(read('content/moved.json')).toBe(before)
})

test('a page that is moved and then removed leaves no redirect to its last address', () => {
  const { root, read } = book()
  movePage(page, 'references/moved-page', root)
  removePage('references/moved-page', 'core-concepts/pdas', root)
  expect(read('content/moved.json')).not.toContain('references/moved-page')
})

test('a removed page leads to another, and says what is left to decide', () => {
  const { root, read } = book()
  appendFileSync(
    join(root, `content/en/${page}.mdx`),
    '\n<Fact id="qwertz.size" />\n',
  )
  const entriesOf = (file: string) => JSON.parse(read(file))
  const addEntry = (file: string, id: string, entry: unknown) =>
    writeFileSync(
      join(root, file),
      JSON.stringify({ ...entriesOf(file), [id]: entry }, undefined, 2),
    )
  addEntry('content/terms.json', 'qwertz', { page: `${page}#intro` })
  addEntry('content/facts.json', 'qwertz.size', { value: 1 })
  const code = 'samples/guides/qwertz.ts'
  writeFileSync(join(root, code), "size('qwertz.size')\n")
  expect(() => removePage(page, undefined, root)).toThrow('Say where readers')
  expect(() => removePage(page, 'core-concepts/pdas#nothing', root)).toThrow(
    'has no heading with the id "nothing"; it has: ',
  )
  const { removed, open } = removePage(page, 'core-concepts/pdas', root)
  expect(removed).toContain(`content/de/${page}.mdx`)
  expect(open.join('\n')).toContain('content/')
  expect(open).toContainEqual(
    expect.stringMatching(
      /^content\/terms\.json:\d+: "qwertz" now leads to core-concepts\/pdas; name the page/,
    ),
  )
  expect(entriesOf('content/terms.json').qwertz.page).toBe('core-concepts/pdas')
  expect(removed).toContain(
    'content/facts.json: "qwertz.size", which no other page uses',
  )
  expect(entriesOf('content/facts.json')).not.toHaveProperty(['qwertz.size'])
  expect(open).toContain(`${code}: names the removed fact "qwertz.size"`)
  const { total, locales } = JSON.parse(read('content/pages.json'))
  expect(total).toBe(Object.values(locales).flat().length)
  expect(read('content/pages.json')).not.toContain(`"${page}"`)
  expect(JSON.parse(read('content/moved.json'))[`/${page}.html`]).toBe(
    '/core-concepts/pdas.html',
  )
})

test.each(['index', 'integrations', 'guides/index', undefined])(
  '%s has a fixed address',
  (name) => {
    expect(() => movePage(name, 'guides/new-name')).toThrow('fixed addresses')
  },
)
