import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyPage,
  accounts,
  assertNothingRan,
  assertUsable,
  literal,
  open,
  pdas,
  type Stage,
  searchFor,
  type,
  until,
  type Way,
} from './reader'

const textOf = (path: string) => readFileSync(join('out', path), 'utf8')

/** What the page knows, and what it is a name of the platform that a script may read. */
const platform = [
  ...['location', 'history', 'document', 'self', 'top', 'parent', 'name'],
  ...['head', 'body', 'cookie', 'forms', 'getElementById', 'querySelector'],
  ...['trustedTypes', 'caches', 'localStorage', 'navigator', 'earlyClicks'],
  ...['FILE_LIST', 'RUN_LIST', 'SEARCH_WORKER', 'documentElement'],
  ...['__proto__', 'constructor', 'toString', 'addEventListener'],
]

/** What a browser says of markup that its policy refuses. */
const refused = /Content[- ]Security[- ]Policy|violates the/

/** Every string of a value of JSON, replaced. */
function replaced(value: unknown, by: (text: string) => string): unknown {
  if (typeof value === 'string') return by(value)
  if (Array.isArray(value)) return value.map((each) => replaced(each, by))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaced(each, by)]),
  )
}

/** Puts elements with names of the platform into a page, and goes on reading. */
async function clobber(
  stage: Stage,
  element: (name: string) => string,
  how: { readonly soft: boolean },
): Promise<void> {
  stage.change(
    pdas,
    textOf(pdas).replace(
      /(<h1[^>]*>[\s\S]*?<\/h1>)/,
      `$1${platform.map(element).join('')}`,
    ),
  )
  await open(stage, accounts)
  await assertUsable(stage, pdas, how)
  await stage.page.evaluate(
    `document.querySelector('[data-theme-switch]').click()`,
  )
  await assertUsable(stage, accounts)
  await assertNothingRan(stage, 'names of the platform')
}

/** Searches, and waits for suggestions or for a message that there is none. */
async function suggest(page: AnyPage, query: string): Promise<void> {
  await type(page, 'search input', query)
  await until(
    page,
    `document.querySelector('search :is([role=option], [role=alert])')`,
  )
}

/** Follows what is chosen in the box of the local search. */
const press = (page: AnyPage, field: string, key: string) =>
  page.evaluate(`document.querySelector(${literal(field)}).dispatchEvent(
    new KeyboardEvent('keydown', { key: ${literal(key)}, bubbles: true, cancelable: true }))`)

const click = (page: AnyPage, control: string) =>
  page.evaluate(`document.querySelector(${literal(control)}).click()`)

/** What says that something could not be loaded. */
const notice = 'body > [role=alert]'

/** Answers of a host that somebody changed, also on the way. */
export const answerWays: readonly Way[] = [
  {
    name: 'a page’s document, fetched by a click',
    refusals: refused,
    attack: async (stage, values) => {
      const { change } = stage
      const good = textOf(pdas)
      for (const value of values) {
        change(
          pdas,
          good
            .replace(/(<h1[^>]*>)/, `$1${escapeDollar(value)}`)
            .replace('<title>', `<title>${escapeDollar(value)}`),
        )
        await open(stage, accounts)
        await assertUsable(stage, pdas, { soft: false })
        await assertNothingRan(stage, value)
        await assertUsable(stage, accounts)
        await assertNothingRan(stage, value)
      }
    },
  },
  {
    name: 'headings whose ids are names of the platform',
    attack: (stage) =>
      clobber(stage, (name) => `<h2 id="${name}">x</h2>`, { soft: true }),
  },
  {
    name: 'pictures whose names are those of the document',
    refusals: refused,
    // Such a document is no page of the build: the browser loads it.
    attack: (stage) =>
      clobber(stage, (name) => `<img name="${name}" alt="">`, { soft: false }),
  },
  {
    name: 'the index of the local search',
    attack: async (stage, values) => {
      const { change, page } = stage
      const file = '/search/local/en.json'
      for (const value of values) {
        const hostile = {
          title: `apple ${value}`,
          path: value,
          pathLocale: '/',
          extraFields: [],
          headers: [
            { level: 2, title: `apple ${value}`, slug: value, children: [] },
          ],
        }
        for (const text of [
          value,
          literal([hostile]),
          literal([hostile.headers]),
        ]) {
          change(file, text)
          await open(stage, accounts)
          await suggest(page, 'apple')
          await assertNothingRan(stage, value)
        }
      }
      await assertUsable(stage, pdas)
      await open(stage, accounts)
      change(file, textOf(file))
      await press(page, 'search input', 'Enter')
      await assertNothingRan(stage, 'Enter')
    },
  },
  {
    name: 'the text of the docs search',
    attack: async (stage, values) => {
      const { change, page } = stage
      const file = '/search/text/en.json'
      const good: unknown = JSON.parse(textOf(file))
      for (const value of values) {
        const flat = value.replaceAll(/[\n|]/g, ' ')
        const hostile = replaced(good, (text) =>
          text.startsWith('/') || text === 'en-US'
            ? text
            : text.replaceAll('rent', `rent ${flat.slice(0, 200)}`),
        )
        for (const text of [value, literal(hostile)]) {
          change(file, text)
          await open(stage, accounts)
          await searchFor(page, 'rent')
          await until(
            page,
            `document.querySelector('dialog[open] :is([role=treeitem], [role=alert])')`,
          )
          await assertNothingRan(stage, value)
        }
      }
      await open(stage, accounts)
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'the texts of the islands',
    attack: async (stage, values) => {
      const { change, page } = stage
      const file = '/texts/en.json'
      const good: unknown = JSON.parse(textOf(file))
      for (const value of values) {
        for (const text of [value, literal(replaced(good, () => value))]) {
          change(file, text)
          await open(stage, accounts)
          await page.evaluate(
            `document.querySelector('[data-docs-search]').click()`,
          )
          await until(
            page,
            `document.querySelector('dialog[open] input, body > [role=alert]')`,
          )
          await assertNothingRan(stage, value)
        }
      }
      await open(stage, accounts)
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'scripts that load later, and their list',
    refusals: /integrity/,
    attack: async (stage, values) => {
      const { change, own, page } = stage
      await open(stage, accounts)
      const folder = await page.evaluate(
        `document.querySelector('#run-client').src.replace(/main\\.js$/, '')`,
      )
      const at = `${folder}`.slice(own.length)
      for (const value of values) {
        change(`${at}files.json`, value)
        for (const file of ['shortcuts.js', 'run.js', 'zoom.js'])
          change(at + file, `self.canary = 1; /* ${value} */`)
        await open(stage, accounts)
        for (const control of [
          '[data-shortcuts]',
          '[data-run]',
          '[data-zoom-button]',
        ]) {
          await click(page, control)
          await until(page, `document.querySelector(${literal(notice)})`)
          await click(page, `${notice} button:last-of-type`)
        }
        await assertNothingRan(stage, value)
      }
      await assertUsable(stage, pdas)
    },
  },
]

const escapeDollar = (text: string) => text.replaceAll('$', '$$$$')
