import type { Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { messagesOf } from './messages'
import { accounts, installation, localeOf, pdas } from './steps'

const { search } = messagesOf('en')

export const indexFile = '/search/local/en.json'

export const field = (page: Page, name = search.label) =>
  page.getByRole('combobox', { name })
export const list = (page: Page) => page.getByRole('listbox')
/** The suggestions that are links; the last row is an option too, but not a link. */
export const options = (page: Page) => page.locator('a[role=option]')
export const focused = (page: Page) =>
  page.getByRole('option', { selected: true })
export const count = (page: Page) =>
  page.getByRole('search').getByRole('status')
export const lastRow = (page: Page, query: string) =>
  page.getByRole('option', { name: search.all.replace('{query}', query) })

export const countText = (path: string, number: number) => {
  const locale = localeOf(path)
  const t = createTranslator({ locale, messages: messagesOf(locale) })
  return t('search.count', { count: number })
}

const header = (title: string) => ({
  level: 2,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  children: [],
})

const entry = (title: string, path: string, headers: string[] = []) => ({
  title,
  headers: headers.map(header),
  path,
  pathLocale: path.startsWith('/de/') ? '/de/' : '/',
  extraFields: [],
})

/** An index with known words and existing pages. */
export const index = [
  entry('Apple pie', accounts, ['Apple tart', 'Size limits']),
  entry('Cherry', pdas, ['Apple jam', 'Stones', 'Why']),
  entry('Apple of Germany', `/de${accounts}`),
  entry(
    'Numbers',
    installation,
    Array.from({ length: 12 }, (_, number) => `Step ${number}`),
  ),
]

export const serveIndex = (page: Page) =>
  page.route(`**${indexFile}`, (route) => route.fulfill({ json: index }))
