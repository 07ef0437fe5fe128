import { assertSettings } from './settings'

test.each([
  ['nothing', {}],
  [
    'a host and a sub-path',
    { SITE_ORIGIN: 'https://example.com', SITE_BASE_PATH: '/docs/cookbook' },
  ],
  ['the root', { SITE_BASE_PATH: '/' }],
  [
    'the whole hosted search',
    { SITE_SEARCH_APP_ID: 'A', SITE_SEARCH_KEY: 'k', SITE_SEARCH_INDEX: 'i' },
  ],
])('accepts %s', (_, environment) => {
  expect(() => assertSettings(environment)).not.toThrow()
})

test.each([
  [{ SITE_ORIGIN: 'https://example.com/' }, 'SITE_BASE_PATH'],
  [{ SITE_ORIGIN: 'example.com' }, 'such as https://example.com'],
  [{ SITE_BASE_PATH: 'cookbook' }, 'begins with a slash'],
  [{ SITE_BASE_PATH: '/cookbook/' }, 'ends without one'],
  [{ SITE_REDIRECTS_FOR: 'netfly' }, 'cloudflare, netlify'],
  [{ SITE_REPOSITORY: 'someone/cookbook' }, 'https://github.com/someone'],
  [{ SITE_SEARCH_APP_ID: 'A' }, 'set SITE_SEARCH_KEY and SITE_SEARCH_INDEX'],
])('refuses %j and names the form', (environment, cure) => {
  expect(() => assertSettings(environment)).toThrow(cure)
})

test('reports all wrong settings at once', () => {
  const environment = { SITE_REDIRECTS_FOR: 'fast', SITE_BASE_PATH: 'x' }
  expect(() => assertSettings(environment)).toThrow(
    /BASE_PATH.*\n.*REDIRECTS_FOR/,
  )
})
