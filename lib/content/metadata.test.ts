/** @jest-environment node */

import { site } from '@/site.config'
import { loadPage } from './load'
import { metadataOf } from './metadata'

/** The rest of 70 characters beside the site's name. */
const room = 70 - ` | ${site.title}`.length

const page = loadPage('en', 'core-concepts/accounts')
const titleFor = (title: string) => metadataOf({ ...page, title }).title

test.each([
  ['Accounts', `Accounts | ${site.title}`],
  [site.title, site.title],
  ['x'.repeat(room), `${'x'.repeat(room)} | ${site.title}`],
  ['x'.repeat(room + 1), 'x'.repeat(room + 1)],
])('a page named %s has the title %s', (name, title) => {
  expect(titleFor(name)).toBe(title)
})

test('a home page has the name of the site', () => {
  expect(loadPage('de', '').title).toBe(site.title)
})
