/** @jest-environment node */
import { pageAddresses } from './addresses'

test.each([
  [
    'guides/a',
    '/guides/a.html',
    'guides/a/index.html',
    'guides/a.md/index.html',
  ],
  ['index', '/', undefined, 'index.md/index.html'],
  ['de', '/de/', 'de/index.html', 'de/index.md/index.html'],
])('the forms of the address of %s', (name, path, copy, stub) => {
  expect(pageAddresses(name, path)).toEqual({ copy, stub })
})
