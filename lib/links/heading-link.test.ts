/** @jest-environment node */
import { headingLink } from './heading-link'

test('a section is named with its page', () => {
  expect(headingLink('en', '/core-concepts/pdas#canonical-bump')).toEqual({
    href: '/core-concepts/pdas.html#canonical-bump',
    title: 'Accept only the canonical bump',
    within: ['Program Derived Addresses'],
    lang: 'en-US',
  })
})

test.each([
  ['en', '/core-concepts/pdas#no-such'],
  ['en', '/no/page'],
  ['en', 'https://example.org/'],
  ['tr', '/core-concepts/cpi'],
] as const)('%s has nothing at %s', (locale, link) => {
  expect(headingLink(locale, link)).toBeUndefined()
})
