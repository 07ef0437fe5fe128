import type { Locator, Page } from '@playwright/test'
import { docsSearchOn, textFile, texts } from '../docs-search-steps'
import { expect } from '../fixtures'
import { field, indexFile, options } from '../local-search-steps'
import { messagesOf } from '../messages'
import { accounts, follow, open, pdas } from '../steps'
import { test } from './fixtures'
import { faults, gone, type Match } from './host'

const { search: box } = messagesOf('en')

interface Data {
  readonly match: Match
  readonly ask: (page: Page, query: string) => Promise<void>
  /** Searches on another page, where the first way does not work. */
  readonly askAgain?: (page: Page, query: string) => Promise<void>
  readonly told: (page: Page) => Locator
  readonly retry: (page: Page) => Promise<void>
  readonly found: (page: Page) => Locator
  /** Faults that nothing but silence tells of. */
  readonly silent?: readonly string[]
}

async function askDocsSearch(page: Page, query: string): Promise<void> {
  const { button, dialog, field } = docsSearchOn(page)
  if (!(await dialog.isVisible())) await button.click()
  await field.fill(query)
}

const docsSearch = {
  ask: askDocsSearch,
  told: (page: Page) => docsSearchOn(page).dialog.getByRole('alert'),
  retry: (page: Page) =>
    docsSearchOn(page)
      .dialog.getByRole('button', { name: texts.retry })
      .click(),
  found: (page: Page) => docsSearchOn(page).hits.first(),
}

const files: Readonly<Record<string, Data>> = {
  'the index of the local search': {
    match: (path) => path === indexFile,
    ask: async (page, query) => {
      await field(page).fill(query)
      // Escape empties the field, as any other, before the box's own script has loaded.
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    },
    askAgain: async (page, query) => {
      await field(page).focus()
      await expect(field(page)).toHaveValue(query)
      await field(page).fill(query)
    },
    told: (page) => page.getByRole('search').getByRole('alert'),
    retry: (page) => page.getByRole('button', { name: box.retry }).click(),
    found: (page) => options(page).first(),
  },
  'the text of the docs search': {
    ...docsSearch,
    match: (path) => path === textFile,
  },
  'the worker of the docs search': {
    ...docsSearch,
    match: (_, { headers }) => headers['sec-fetch-dest'] === 'worker',
    silent: ['is empty', 'says something else'],
  },
}

test.describe('data that does not come', () => {
  test.use({
    expectedErrors: [/Failed to load resource|MIME type|SyntaxError/],
  })

  for (const [name, data] of Object.entries(files)) {
    const { match, ask, told, retry, found, silent = [] } = data
    test(`${name}: it is said, and can be asked for again`, async ({
      page,
      host,
    }) => {
      await page.clock.install()
      host.break(match, gone)
      await open(page, accounts)
      await ask(page, 'rent')
      await expect(told(page)).toBeVisible()
      for (const [fault, by] of Object.entries(faults)) {
        await test.step(fault, async () => {
          host.break(match, by)
          const before = host.failures()
          await retry(page)
          await expect.poll(host.failures).toBeGreaterThan(before)
          if (silent.includes(fault)) await page.clock.fastForward(60_000)
          await expect(told(page)).toBeVisible()
        })
      }
      host.repair()
      await retry(page)
      await expect(found(page)).toBeVisible()
      await expect(told(page)).toHaveCount(0)
    })
  }
})

test.describe('while data does not come', () => {
  for (const [name, data] of Object.entries(files)) {
    const { match, ask, askAgain = ask, found } = data
    test(`${name}: the page can be used, and it comes at last`, async ({
      page,
      host,
    }) => {
      const release = host.hold(match)
      await open(page, accounts)
      await ask(page, 'rent')
      await expect(found(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await follow(page, pdas)
      await askAgain(page, 'rent')
      release()
      await expect(found(page)).toBeVisible()
    })
  }
})
