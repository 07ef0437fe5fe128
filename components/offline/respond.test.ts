/** @jest-environment node */

import { createNetworkFirst } from './network-first'
import { respond } from './respond'
import { saveLanguage } from './save'
import { savedLanguages } from './saved'
import { createCaches } from './test-caches'
import { createHost } from './test-host'

const files = {
  '/de/': 'home',
  '/de/x.html': 'kept x',
  '/de/offline.html': '<p data-offline-missing="" hidden="">gone</p>',
  '/assets/a.js': 'kept a',
  '/run.html': 'kept frame',
}

/** A browser with German saved, and a host that responds as the test says. */
async function setUp(load: () => Promise<Response>) {
  const host = createHost()
  host.deploy('one', files)
  const { store, limits } = createCaches()
  await saveLanguage('de', {
    store,
    scope: '/',
    fetch: host.fetch,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  const languages = await savedLanguages(store, '/')
  const networkFirst = createNetworkFirst({ usual: 1000, short: 10 })
  const ask = (
    path: string,
    mode: RequestMode = 'navigate',
    kept = languages,
  ) => {
    const request = new Request(`https://example.org${path}`)
    Object.defineProperty(request, 'mode', { value: mode })
    return respond(request, { languages: kept, store, networkFirst, load })
  }
  return { ask, languages, limits }
}

const cut = () => Promise.reject(new TypeError('cut off'))
const fresh = async () => new Response('fresh')

test('the host’s response is preferred', async () => {
  const { ask } = await setUp(fresh)
  expect(await (await ask('/de/x.html')).text()).toBe('fresh')
})

test('a hashed file is never fetched again', async () => {
  const load = jest.fn(fresh)
  const { ask } = await setUp(load)
  const response = await ask('/assets/a.js', 'no-cors')
  expect(await response.text()).toBe('kept a')
  expect(load).not.toHaveBeenCalled()
})

test.each(['/de/x.html', '/de/x', '/de/x/', '/de/x.html?code=rust'])(
  'without a host %s is the saved file',
  async (path) => {
    const { ask } = await setUp(cut)
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('kept x')
  },
)

test('the fallback for a page that is not saved says so', async () => {
  const { ask } = await setUp(cut)
  const response = await ask('/fr/x.html')
  expect(response.status).toBe(503)
  expect(await response.text()).toBe('<p data-offline-missing="">gone</p>')
})

test('files that the browser has deleted or refuses are from the host', async () => {
  const { ask, limits } = await setUp(fresh)
  limits.refusal = new DOMException('no', 'SecurityError')
  expect(await (await ask('/assets/a.js', 'no-cors')).text()).toBe('fresh')
})

const guarded = async () =>
  new Response('fresh', {
    headers: { 'content-security-policy': "frame-ancestors 'self'" },
  })

test.each([
  ['the host', guarded, "frame-ancestors 'self', sandbox allow-scripts"],
  ['the device', cut, 'sandbox allow-scripts'],
])(
  'the frame of programs gets an origin of its own, from %s',
  async (_, load, policy) => {
    const { ask } = await setUp(load)
    const response = await ask('/run.html')
    expect(response.headers.get('content-security-policy')).toBe(policy)
  },
)

test('the program runner is not a fallback for a page', async () => {
  const { ask, languages } = await setUp(cut)
  const machine = languages.map(({ cache, list, savedAt }) => ({
    cache,
    savedAt,
    list: { ...list, home: '/', missing: '', pages: 0 },
  }))
  await expect(ask('/fr/x.html', 'navigate', machine)).rejects.toThrow(
    'cut off',
  )
})
