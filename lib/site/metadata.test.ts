/** @jest-environment node */
import { loadPage } from '@/lib/site/content/load'
import { metadataOf } from './metadata'

const page = loadPage('en', 'core-concepts/accounts')
const titleFor = (title: string) => metadataOf({ ...page, title }).title

test.each([
  ['Accounts', 'Accounts | Solana Cookbook'],
  ['Solana Cookbook', 'Solana Cookbook'],
  ['x'.repeat(52), `${'x'.repeat(52)} | Solana Cookbook`],
  ['x'.repeat(53), 'x'.repeat(53)],
])('a page named %s has the title %s', (name, title) => {
  expect(titleFor(name)).toBe(title)
})
