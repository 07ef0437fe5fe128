import type { Page, Route } from '@playwright/test'
import { site } from '../../site.config'
import { accounts, pdas } from '../steps'

/** The provider's ways to answer a request. */
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
 * Answers in place of the provider's hosts.
 *
 * @param answers one for each request, in their order; the last one repeats
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
  // The client gives up by itself.
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
