import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'

interface Options {
  /** Console errors and uncaught errors that are part of the test. */
  readonly expectedErrors: readonly RegExp[]
  /** Other origins that the test may request. */
  readonly otherOrigins: readonly string[]
}

interface Fixtures {
  /** Fails the test on errors in the page and requests to other origins. */
  readonly watched: undefined
}

/**
 * Playwright's test for this site. A console error, an uncaught error or a request to another
 * origin fails every test.
 */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  otherOrigins: [[], { option: true }],
  watched: [
    async ({ context, baseURL, expectedErrors, otherOrigins }, use) => {
      const problems: string[] = []
      const note = (text: string | undefined) => {
        if (text && !expectedErrors.some((pattern) => pattern.test(text)))
          problems.push(text)
      }
      context.on('console', (message) => note(consoleError(message)))
      context.on('weberror', (problem) =>
        note(`uncaught: ${problem.error().message}`),
      )
      context.on('request', (request) => {
        if (leavesOrigin(request, [`${baseURL}`, ...otherOrigins]))
          problems.push(`leaves the origin: ${request.url()}`)
      })
      await use(undefined)
      expect(problems, 'errors and requests to other origins').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Records the requests of a page from now on, as `type path`. The tab's icon is left out: the
 * browser reads it from its cache whenever the address changes.
 */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/icon.svg') return
    requests.push(`${request.resourceType()} ${pathname}`)
  })
  return requests
}

/** Waits until the client listens. */
export async function clientReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready')
}

function consoleError(message: ConsoleMessage): string | undefined {
  if (message.type() !== 'error') return undefined
  return `console: ${message.text()} (${message.location().url})`
}

function leavesOrigin(request: Request, allowed: readonly string[]): boolean {
  const { origin, protocol } = new URL(request.url())
  if (protocol === 'data:' || protocol === 'blob:') return false
  return !allowed.some((url) => new URL(url).origin === origin)
}
