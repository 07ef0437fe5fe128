import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../site.config'
import { expect } from './fixtures'
import { messagesOf } from './messages'
import { open } from './steps'

const { docsSearch } = messagesOf('en')

/** Files that the docs search loads: its settings, titles of sections, and their texts. */
export const settingsFile = '/texts/en.json'
export const sectionsFile = '/search/sections/en.json'
export const textFile = '/search/text/en.json'

/** The docs search as a reader sees it. */
export interface DocsSearch {
  readonly button: Locator
  readonly dialog: Locator
  readonly field: Locator
  readonly hits: Locator
  readonly selected: Locator
  /** The announcements for screen readers. */
  readonly news: Locator
}

export function docsSearchOn(page: Page, locale: Locale = 'en'): DocsSearch {
  const { button, placeholder } = messagesOf(locale).docsSearch
  const dialog = page.getByRole('dialog', { name: button })
  return {
    button: page.getByRole('button', { name: button, exact: true }),
    dialog,
    field: dialog.getByRole('searchbox', { name: placeholder }),
    hits: dialog.getByRole('treeitem'),
    selected: dialog.getByRole('treeitem', { selected: true }),
    news: dialog.getByRole('status'),
  }
}

/** Opens a page and its docs search. */
export async function openDocsSearch(
  page: Page,
  path: string,
): Promise<DocsSearch> {
  await open(page, path)
  const search = docsSearchOn(page)
  await search.button.click()
  await expect(search.field).toBeFocused()
  return search
}

/** Searches and waits for hits, including the texts of those out of view. */
export async function find(search: DocsSearch, query: string): Promise<void> {
  await search.field.fill(query)
  await expect(search.news).toHaveText(/\d/)
  await expect(search.selected).toHaveCount(1)
  await expect(search.hits.filter({ hasNotText: /\S/ })).toHaveCount(0)
}

/** The list with a title, such as `Recent`. */
export function listNamed(search: DocsSearch, name: string): Locator {
  return search.dialog
    .getByRole('tree', { name, exact: true })
    .getByRole('treeitem')
}

/** Opens hits of as many pages in turn, so that they become recent. */
export async function visit(
  page: Page,
  search: DocsSearch,
  queries: readonly string[],
): Promise<void> {
  for (const query of queries) {
    if (!(await search.dialog.isVisible())) await search.button.click()
    await find(search, query)
    await page.keyboard.press('Enter')
    await expect(search.dialog).toBeHidden()
  }
}

export const texts = docsSearch

/** The message of a search without results. */
export const noResults = (query: string) => `${docsSearch.noResults} "${query}"`
