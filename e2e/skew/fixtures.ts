import { expect, type Page } from '@playwright/test'
import { site } from '../../site.config'
import { test as base } from '../fixtures'
import { accounts, installation, pdas } from '../steps'
import { type Release, startHost } from './host'

interface Fixtures {
  readonly host: Awaited<ReturnType<typeof startHost>>
}

/** The site's test, over a host whose release can be replaced. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  host: async ({}, use) => {
    const host = await startHost()
    await use(host)
    host.close()
  },
  baseURL: async ({ host }, use) => use(host.origin),
})

/** The page is on the screen as that release has it. */
export async function expectPage(
  page: Page,
  path: keyof typeof titles,
  release: Release,
): Promise<void> {
  const title = titles[path] + (release === 1 ? '' : ` (release ${release})`)
  await expect(page).toHaveURL(({ pathname }) => pathname === path)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page).toHaveTitle(`${title} | ${site.title}`)
}

const titles = {
  [accounts]: 'Accounts',
  [pdas]: 'Program Derived Addresses',
  [installation]: 'Installation',
} as const
