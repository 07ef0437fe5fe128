import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

export const groups = (page: Page) => page.locator('[data-code-group]')
const selected = (group: Locator) => group.getByRole('tab', { selected: true })
export const tab = (group: Locator, name: string) =>
  group.getByRole('tab', { name, exact: true })

/** The tab for Kit, in a group that also has one for web3.js. */
export const kit = 'TypeScript · Kit'

/** The first group of the page on accounts, which has every language. */
export const first = (page: Page) => groups(page).first()

/** Expects a group to show a tab and the one panel that belongs to it. */
export async function expectShown(group: Locator, name: string): Promise<void> {
  await expect(selected(group)).toHaveText(name)
  const panels = group.locator('[role=tabpanel]').filter({ visible: true })
  await expect(panels).toHaveCount(1)
  await expect(panels).toHaveAccessibleName(name)
}
