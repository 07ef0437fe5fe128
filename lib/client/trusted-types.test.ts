import { rulesFor } from './trusted-types'

const manager = 'https://www.googletagmanager.com'
const { createHTML, createScriptURL } = rulesFor([origin, manager])

test('a fetched document is parsed as it is', () => {
  const page = '<!DOCTYPE html><script src="/a.js"></script>'
  expect(createHTML(page, 'TrustedHTML', 'DOMParser parseFromString')).toBe(
    page,
  )
})

test.each(['Element innerHTML', 'Document write', 'HTMLIFrameElement srcdoc'])(
  'markup for %s is inert',
  (sink) => {
    expect(createHTML('<mark>a</mark>', 'TrustedHTML', sink)).toBe(
      '<mark>a</mark>',
    )
    expect(createHTML('<img onerror=a()>', 'TrustedHTML', sink)).toBe(
      '&lt;img onerror=a()>',
    )
  },
)

test('by default only scripts of this site are allowed', () => {
  const rules = rulesFor([origin])
  expect(rules.createScriptURL(`${manager}/gtm.js`)).toBeNull()
})

test.each([
  ['/assets/x/search-worker.js', true],
  ['http://localhost/sw.js', true],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', true],
  ['https://example.com/sw.js', false],
  ['//example.com/sw.js', false],
  ['data:text/javascript,a()', false],
  ['javascript:a()', false],
])('the address of a script: %s', (address, isOurs) => {
  expect(createScriptURL(address)).toBe(isOurs ? address : null)
})
