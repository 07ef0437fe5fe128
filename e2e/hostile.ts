import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures'

const script = 'self.canary = 1'

/** Another site, which no request may reach. */
export const otherSite = 'https://other.example'

/** Markup that would run a script, or send a request to the other site. */
export const markup = [
  `"></title><script>${script}</script>`,
  `<img src="${otherSite}/image.svg" onerror="${script}">`,
  `<svg onload="${script}"><animate onbegin="${script}"/></svg>`,
  `<iframe srcdoc="<script>parent.canary = 1</script>"></iframe>`,
  `<a href="javascript:${script}" autofocus onfocus="${script}">x</a>`,
].join('')

/** Values that an attacker may put where the site reads a text. */
export const hostileValues = [
  markup,
  `<meta http-equiv="refresh" content="0;url=${otherSite}/">`,
  `javascript:${script}`,
  `//${new URL(otherSite).host}/`,
  '__proto__',
  '{"__proto__":{"length":1,"offset":1},"entry":{"a":1}}',
  '[null,0,{},[],{"objectID":1,"hierarchy":null,"url":"javascript:0"}]',
  '"], *, [a="',
  '..%2f%00%ff%E0%A4%A',
  'x'.repeat(20_000),
]

/** Playwright's test for this site. It fails if a request reaches the other site. */
export const test = base.extend<{ readonly unreached: undefined }>({
  otherOrigins: [otherSite],
  unreached: [
    async ({ context }, use) => {
      const reached: string[] = []
      await context.route(`${otherSite}/**`, (route) => {
        reached.push(route.request().url())
        return route.abort()
      })
      await use(undefined)
      expect(reached, 'requests that reached the other site').toEqual([])
    },
    { auto: true },
  ],
})

/** Expects that no value has run as a script or changed the prototypes of objects. */
export async function expectNothingRan(page: Page, value = ''): Promise<void> {
  const seen = await page.evaluate(() => [
    'canary' in self,
    ...Object.keys(Object.prototype),
  ])
  expect(seen, value.slice(0, 80)).toEqual([false])
}
