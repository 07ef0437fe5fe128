/** @jest-environment node */

import type { OfflineList } from '@/lib/shared/offline/contract'
import {
  begunLanguages,
  cacheName,
  savedLanguages,
  wishName,
} from '@/lib/shared/offline/saved'
import { unpack } from './packed'
import { saveLanguage } from './save'
import { createCaches } from './test-caches'
import { createHost } from './test-host'

const first = { '/de/': 'home', '/de/x.html': 'x', '/assets/a.js': 'a' }
const second = { ...first, '/de/x.html': 'new x', '/assets/b.js': 'b' }

function setUp(room = 1000) {
  const host = createHost()
  host.deploy('one', first)
  const { store, limits } = createCaches({ room })
  const end = new AbortController()
  const steps: number[] = []
  const save = () =>
    saveLanguage('de', {
      store,
      scope: '/',
      fetch: host.fetch,
      signal: end.signal,
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
  return { host, store, limits, end, save, text, builds, steps }
}

test('saves every file, reports progress, and records the time', async () => {
  const { save, store, text, steps } = setUp()
  expect(await save()).toBe('kept')
  expect(steps).toEqual([1, 2, 3])
  expect(await text('/de/x.html')).toBe('x')
  const [language] = await savedLanguages(store, '/')
  expect(Date.parse(language?.savedAt ?? '')).not.toBeNaN()
})

test('a copy says nothing of its transfer, and is any reader’s', async () => {
  const { save, store } = setUp()
  await save()
  const [name = ''] = await store.keys()
  const copy = await store.match('/de/', { cacheName: name })
  expect(Object.fromEntries(copy?.headers ?? [])).toEqual({
    'content-type': 'text/html',
  })
})

test('after a new deploy only changed files are fetched', async () => {
  const { host, save, store, text, builds } = setUp()
  await save()
  host.requests.length = 0
  host.deploy('two', second)
  expect(await save()).toBe('kept')
  expect(host.requests.sort()).toEqual([
    '/assets/b.js',
    '/de/x.html',
    '/offline/de.json',
  ])
  expect(await text('/de/x.html')).toBe('new x')
  expect(await builds()).toEqual(['two'])
  expect(await store.keys()).toHaveLength(1)
})

test('without a new deploy only the list is fetched', async () => {
  const { host, save } = setUp()
  await save()
  host.requests.length = 0
  expect(await save()).toBe('kept')
  expect(host.requests).toEqual(['/offline/de.json'])
})

test('an interrupted state is not served, and the next attempt goes on from there', async () => {
  const { host, save, store, text, builds } = setUp()
  host.broken = /x\.html/
  expect(await save()).toBe('unreachable')
  expect(await builds()).toEqual([])
  expect(await begunLanguages(store, '/')).toEqual(['de'])
  host.broken = /^$/
  host.requests.length = 0
  expect(await save()).toBe('kept')
  expect(host.requests).toContain('/de/x.html')
  expect(host.requests).not.toContain('/de/')
  expect(await text('/de/')).toBe('home')
})

test('a new state that breaks off leaves the one before', async () => {
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

test.each([['<html>A portal'], ['{}'], ['']])(
  'a list that is %j is none',
  async (content) => {
    const { host, save, store } = setUp()
    host.files.set('/offline/de.json', content)
    expect(await save()).toBe('unreachable')
    expect(await store.keys()).toEqual([])
  },
)

test('without room nothing of the new state stays', async () => {
  const { host, save, limits, store, builds } = setUp()
  await save()
  host.deploy('two', second)
  limits.room = 2
  expect(await save()).toBe('full')
  expect(await builds()).toEqual(['one'])
  expect(await store.keys()).toHaveLength(1)
})

test('a full device has a name of its own in Firefox', async () => {
  const { save, limits } = setUp()
  limits.refusal = { name: 'NS_ERROR_FILE_NO_DEVICE_SPACE' }
  expect(await save()).toBe('full')
})

test('refused storage is reported', async () => {
  const { save, limits } = setUp()
  limits.refusal = new DOMException('no', 'SecurityError')
  expect(await save()).toBe('refused')
})

test('a request is fulfilled once, and forgotten when the host does not answer', async () => {
  const { host, save, store } = setUp()
  await store.open(wishName('/', 'de'))
  expect(await begunLanguages(store, '/')).toEqual(['de'])
  host.broken = /./
  expect(await save()).toBe('unreachable')
  expect(await store.keys()).toEqual([])
  await store.open(wishName('/', 'de'))
  host.broken = /^$/
  expect(await save()).toBe('kept')
  expect(await store.keys()).toEqual(['offline-1:/:de:one'])
})

test('the files so far outlast a host that does not answer at all', async () => {
  const { host, save, store } = setUp()
  host.broken = /x\.html/
  await save()
  host.broken = /./
  expect(await save()).toBe('unreachable')
  expect(await store.keys()).toEqual(['offline-1:/:de:one'])
})

test('ended by the reader, it leaves nothing', async () => {
  const { end, save, store } = setUp()
  const saving = save()
  end.abort()
  expect(await saving).toBe('removed')
  expect(await store.keys()).toEqual([])
})

test.each(['{"', 'null', '<html>', '[]'])(
  'a cache whose list is %s counts as not saved, and the others stay',
  async (text) => {
    const { save, store, builds } = setUp()
    await save()
    const foreign = await store.open(cacheName('/', ofFrench))
    await foreign.put('/offline/fr.json', new Response(text))
    expect(await builds()).toEqual(['one'])
  },
)

const ofFrench: OfflineList = {
  locale: 'fr',
  build: 'x',
  built: '2026-11-24',
  home: '/fr/',
  missing: '',
  pages: 0,
  bytes: 0,
  files: {},
}
