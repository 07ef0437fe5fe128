import { expect, type Locator, type Page } from '@playwright/test'
import { docsSearchOn } from '../docs-search-steps'
import { field } from '../local-search-steps'
import { messagesOf } from '../messages'
import { accounts, linkTo, open, pdas } from '../steps'

const { chrome, code, docsSearch, errorsPage, search, shortcuts, zoom } =
  messagesOf('en')

/** A use of a script that loads on demand. */
export interface Use {
  /** The page of the use, when it is not an article. */
  readonly path?: string
  readonly ask: (page: Page) => Promise<void>
  readonly expectShown: (page: Page) => Promise<void>
  /** The message of a failure; undefined where the page goes on in silence. */
  readonly told?: string
  /** The control that is busy while the script loads. */
  readonly busy?: (page: Page) => Locator
}

const docsSearchButton = (page: Page) => docsSearchOn(page).button
const finder = (page: Page) =>
  page.getByRole('textbox', { name: errorsPage.label })
const figure = (page: Page) => page.getByRole('figure').first()
const runButton = (page: Page) =>
  page.getByRole('button', { name: code.run, exact: true }).first()
const word = (page: Page) => page.locator('main a[data-term]').first()

export const uses: Readonly<Record<string, Use>> = {
  'the docs search': {
    ask: (page) => docsSearchButton(page).click(),
    expectShown: (page) => expect(docsSearchOn(page).field).toBeFocused(),
    told: docsSearch.failed,
    busy: docsSearchButton,
  },
  'the local search': {
    ask: async (page) => {
      await field(page).blur()
      await field(page).fill('rent')
    },
    expectShown: (page) =>
      expect(page.getByRole('option').first()).toBeVisible(),
    told: search.failed,
  },
  'an enlarged diagram': {
    ask: (page) =>
      figure(page).getByRole('button', { name: zoom.open }).click(),
    expectShown: (page) =>
      expect(page.getByRole('button', { name: zoom.close })).toBeVisible(),
    told: chrome.loadFailed,
    busy: (page) => figure(page).locator('[data-zoomable]'),
  },
  'a program that runs': {
    ask: (page) => runButton(page).click(),
    expectShown: (page) => expect(page.getByRole('log')).toBeAttached(),
    told: chrome.loadFailed,
    busy: runButton,
  },
  'the sheet of shortcuts': {
    ask: (page) => page.keyboard.press('?'),
    expectShown: (page) =>
      expect(page.getByRole('dialog', { name: shortcuts.title })).toBeVisible(),
    told: chrome.loadFailed,
    busy: (page) => page.locator('[data-shortcuts]'),
  },
  'the filter of error codes': {
    path: '/errors.html',
    ask: async (page) => {
      await finder(page).fill('')
      await finder(page).fill('0x1771')
    },
    expectShown: (page) =>
      expect(
        page.getByRole('status').filter({
          hasText: errorsPage.found.replace(/\{count\}.*/, ''),
        }),
      ).toBeVisible(),
    told: chrome.loadFailed,
    busy: finder,
  },
  'the note of a word': {
    ask: async (page) => {
      await page.locator('h1').hover()
      await word(page).hover()
    },
    expectShown: (page) => expect(page.locator('[data-note]')).toBeVisible(),
  },
  'the progress bar': {
    ask: async (page) => {
      const next = page.url().endsWith(pdas) ? accounts : pdas
      await linkTo(page, next).click()
      await expect(page).toHaveURL(next)
    },
    expectShown: async () => {},
  },
}

/** Opens the page of a use. */
export const openUse = (page: Page, { path = accounts }: { path?: string }) =>
  open(page, path)
