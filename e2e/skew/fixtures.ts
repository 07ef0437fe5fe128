import { expect, type Page } from '@playwright/test'
import { site } from '../../site.config'
import { testOver } from '../own-host'
import { accounts, installation, pdas } from '../steps'
import { type Release, startHost } from './host'

/** Playwright's test for this site, on a host whose release can be replaced. */
export const test = testOver(startHost)

/** Expects the page as a release has it. */
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
