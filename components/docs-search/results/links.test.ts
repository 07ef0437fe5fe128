import { reportAddress, siteAddress } from './links'

test.each([
  ['https://x.org/a.html#b', '/a.html#b'],
  ['/de/a.html', '/de/a.html'],
  ['https://x.org//y.org/a.html', '/y.org/a.html'],
  ['https://x.org.evil/a.html', undefined],
  ['https://y.org/a.html', undefined],
  ['//y.org/a.html', undefined],
  ['javascript:0', undefined],
  ['data:text/html,a', undefined],
  ['https://', undefined],
])('%s is %s', (url, expected) => {
  expect(siteAddress(url, 'https://x.org')).toBe(expected)
})

test.each([
  [
    'https://x.org/issues/new',
    'https://x.org/issues/new?title=Search%3A+%22a%26b%22+%28de-DE%29',
  ],
  [
    'https://x.org/new?labels=search',
    'https://x.org/new?labels=search&title=Search%3A+%22a%26b%22+%28de-DE%29',
  ],
])('a report to %s', (issuePage, expected) => {
  expect(reportAddress(issuePage, 'a&b', 'de-DE')).toBe(expected)
})
