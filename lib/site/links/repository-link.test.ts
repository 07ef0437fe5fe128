/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSource, site } from '@/site.config'
import { repositoryLink } from './repository-link'

const { repository } = defaultSource
const fork = {
  repository: 'https://git.example.org/book',
  branch: 'main',
  issuePage: 'https://example.org/help',
}

test.each([
  [repository, fork.repository],
  [`${repository}/issues/new`, fork.issuePage],
  [
    `${repository}/blob/master/docs/a.md`,
    `${fork.repository}/blob/main/docs/a.md`,
  ],
  [`${repository}/tree/master`, `${fork.repository}/tree/main`],
  [`${repository}/pulls`, `${fork.repository}/pulls`],
  [`${repository}-archive`, `${repository}-archive`],
  [
    'https://github.com/solana-developers/other',
    'https://github.com/solana-developers/other',
  ],
])('%s leads to %s where the book has another source', (href, expected) => {
  expect(repositoryLink(href, fork)).toBe(expected)
})

test('links lead to the repository of the settings', () => {
  expect(repositoryLink(repository)).toBe(site.repository)
  expect(repositoryLink(`${repository}/issues/new`)).toBe(site.issuePage)
})

test('articles write the default address: one that is changed alone would leave them behind', () => {
  const folder = 'content/en'
  const articles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const cure =
    'set `repository` of `site` instead (docs/make-it-yours.md), or correct the links of all articles'
  expect(articles.some((text) => text.includes(repository)) ? '' : cure).toBe(
    '',
  )
})
