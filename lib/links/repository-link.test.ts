/** @jest-environment node */
import { defaultSource } from '@/site.config'
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
