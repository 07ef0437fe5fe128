import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { site } from '../site.config'
import { settingsFile } from './docs-search-steps'
import { test as base } from './fixtures'
import { accounts, pdas } from './steps'

export const indexName = 'book'

/** The hosts of the search, in order. */
export const hosts = [
  'https://booktest-dsn.algolia.net',
  'https://booktest-1.algolianet.com',
  'https://booktest-2.algolianet.com',
  'https://booktest-3.algolianet.com',
]

/**
 * Playwright's test for this site, with the settings of the hosted docs search. In a build with them,
 * the policy would allow the hosts (scripts/export/document/policy.ts).
 */
export const test = base.extend<{ readonly hosted: undefined }>({
  bypassCSP: true,
  otherOrigins: hosts,
  hosted: [
    async ({ page }, use) => {
      const texts = JSON.parse(readFileSync(`out${settingsFile}`, 'utf8'))
      const hosted = {
        appId: 'BOOKTEST',
        apiKey: 'public-key',
        facetFilters: ['edition:web'],
        origin: site.origin,
      }
      const docsSearch = { ...texts.docsSearch, indexName, hosted }
      await page.route(`**${settingsFile}`, (route) =>
        route.fulfill({ json: { ...texts, docsSearch } }),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

/** How a host of the provider responds to a request. */
type Answer = 'good' | 'dead' | 'silent' | 'garbage' | number

/** A request as a host received it. */
interface SeenRequest {
  readonly host: string
  readonly body: string
}

const hit = (path: string, lvl0: string, lvl1: string, lvl2: string) => ({
  objectID: path,
  url: `${site.origin}${path}`,
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0, lvl1, lvl2, lvl3: null, lvl4: null },
  _highlightResult: {
    hierarchy: {
      lvl2: {
        value: `<mark>${lvl2}</mark>`,
        matchLevel: 'full',
        matchedWords: ['size'],
      },
    },
  },
  _snippetResult: {
    hierarchy: {
      lvl1: { value: lvl1, matchLevel: 'none' },
      lvl2: { value: `<mark>${lvl2}</mark>`, matchLevel: 'full' },
    },
  },
})

/** The hits of the hosts: two headings in two sections of the book. */
export const hits = [
  hit(`${accounts}#size-limits`, 'Core concepts', 'Accounts', 'Size limits'),
  hit(`${pdas}#why`, 'References', 'PDAs', 'Vec&lt;u8&gt; &amp; more'),
]

/**
 * Responds instead of the provider's hosts.
 *
 * @param answers one for each request, in order; the last one repeats
 * @returns the requests so far
 */
export async function provide(
  page: Page,
  answers: readonly Answer[],
): Promise<readonly SeenRequest[]> {
  const seen: SeenRequest[] = []
  await page.route(/\.(algolia\.net|algolianet\.com)\//, (route) => {
    const request = route.request()
    const answer = answers[Math.min(seen.length, answers.length - 1)]
    seen.push({
      host: new URL(request.url()).origin,
      body: request.postData() ?? '',
    })
    return respond(route, answer ?? 'good')
  })
  return seen
}

const headers = { 'access-control-allow-origin': '*' }

function respond(route: Route, answer: Answer): Promise<void> | undefined {
  const contentType = 'application/json'
  if (answer === 'dead') return route.abort('connectionrefused')
  // The client times out.
  if (answer === 'silent') return undefined
  if (answer === 'garbage')
    return route.fulfill({ headers, contentType, body: '<html>A portal' })
  if (typeof answer === 'number') {
    const json = { message: 'no', status: answer }
    return route.fulfill({ status: answer, headers, json })
  }
  const results = [{ hits, nbHits: hits.length, index: 'book' }]
  return route.fulfill({ headers, json: { results } })
}
