/** @jest-environment node */

import { unpack } from './packed'
import { saveLanguage } from './save'
import { begunLanguages, cacheName, savedLanguages } from './saved'
import { createCaches } from './test-caches'
import { createHost, listOf } from './test-host'

const first = { '/de/': 'home', '/de/x.html': 'x', '/assets/a.js': 'a' }
const second = { ...first, '/de/x.html': 'new x', '/assets/b.js': 'b' }

function setUp() {
  const host = createHost()
  host.deploy('one', first)
  const { store, limits } = createCaches()
  const steps: number[] = []
  const save = () =>
    saveLanguage('de', {
      store,
      scope: '/',
      fetch: host.fetch,
      signal: new AbortController().signal,
      onProgress: (done) => steps.push(done),
    })
  const text = async (address: string) => {
    const [language] = await savedLanguages(store, '/')
    const cacheName = language?.cache ?? ''
    const packed = await store.match(address, { cacheName })
    return packed && unpack(packed).text()
  }
  const builds = async () =>
    (await savedLanguages(store, '/')).map(({ list }) => list.build)
  return { host, store, limits, save, text, builds, steps }
}

test('saves every file, reports progress, and records the time', async () => {
  const { save, store, text, steps } = setUp()
  expect(await save()).toBe('saved')
  expect(steps).toEqual([1, 2, 3])
  expect(await text('/de/x.html')).toBe('x')
  const [language] = await savedLanguages(store, '/')
  expect(Date.parse(language?.savedAt ?? '')).not.toBeNaN()
})

test('after a new deploy only changed files are fetched', async () => {
  const { host, save, store, text, builds } = setUp()
  await save()
  host.requests.length = 0
  host.deploy('two', second)
  expect(await save()).toBe('saved')
  expect(host.requests.sort()).toEqual([
    '/assets/b.js',
    '/de/x.html',
    '/offline/de.json',
  ])
  expect(await text('/de/x.html')).toBe('new x')
  expect(await builds()).toEqual(['two'])
  expect(await store.keys()).toHaveLength(1)
})

test('an interrupted state is not served, and the next attempt resumes it', async () => {
  const { host, save, store, text, builds } = setUp()
  host.broken = /x\.html/
  expect(await save()).toBe('unreachable')
  expect(await builds()).toEqual([])
  expect(await begunLanguages(store, '/')).toEqual(['de'])
  host.broken = /^$/
  host.requests.length = 0
  expect(await save()).toBe('saved')
  expect(host.requests).toContain('/de/x.html')
  expect(host.requests).not.toContain('/de/')
  expect(await text('/de/')).toBe('home')
})

test('a new state that fails does not affect the saved one', async () => {
  const { host, save, text, builds } = setUp()
  await save()
  host.deploy('two', second)
  host.broken = /x\.html/
  expect(await save()).toBe('unreachable')
  expect(await builds()).toEqual(['one'])
  expect(await text('/de/x.html')).toBe('x')
})

test.each([
  ['has another content', 'other'],
  ['is gone', undefined],
])('a file that %s is of another deploy', async (_, content) => {
  const { host, save, store } = setUp()
  if (content) host.files.set('/de/x.html', content)
  else host.files.delete('/de/x.html')
  expect(await save()).toBe('changing')
  expect(await store.keys()).toEqual([])
})

test.each(['<html>A portal', '{}'])('%j is not a list', async (content) => {
  const { host, save, store } = setUp()
  host.files.set('/offline/de.json', content)
  expect(await save()).toBe('unreachable')
  expect(await store.keys()).toEqual([])
})

test('without room nothing of the new state remains', async () => {
  const { host, save, limits, store, builds } = setUp()
  await save()
  host.deploy('two', second)
  limits.room = 2
  expect(await save()).toBe('full')
  expect(await builds()).toEqual(['one'])
  expect(await store.keys()).toHaveLength(1)
})

test.each([
  ['full', { name: 'NS_ERROR_FILE_NO_DEVICE_SPACE' }],
  ['refused', new DOMException('no', 'SecurityError')],
])('a device that is %s is reported', async (outcome, refusal) => {
  const { save, limits } = setUp()
  limits.refusal = refusal
  expect(await save()).toBe(outcome)
})

test.each(['{"', 'null'])(
  'a cache whose list is %s counts as not saved, and the others remain',
  async (text) => {
    const { save, store, builds } = setUp()
    await save()
    const foreign = await store.open(
      cacheName('/', { ...listOf('x', {}), locale: 'fr' }),
    )
    await foreign.put('/offline/fr.json', new Response(text))
    expect(await builds()).toEqual(['one'])
  },
)
