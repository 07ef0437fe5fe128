import { readFileSync } from 'node:fs'
import { choiceKey } from '../components/code-group/choice'
import { wrapKey } from '../components/code-group/wrap'
import { historyKeys } from '../components/docs-search/history'
import { frameFile } from '../components/run/program/contract'
import { singleKeysKey } from '../components/shortcuts/single-keys'
import { schemeKey } from '../components/theme/scheme'
import { darkMode } from './client-steps'
import { docsSearchOn, sectionsFile, textFile } from './docs-search-steps'
import { clientReady, expect } from './fixtures'
import {
  expectNothingRan,
  hostileValues,
  markup,
  otherSite,
  test,
} from './hostile'
import { field, indexFile, options } from './local-search-steps'
import { boxOf, runInstead, runToEnd } from './run/panel-steps'
import {
  accounts,
  answerSoftly,
  follow,
  linkTo,
  mark,
  open,
  pdas,
} from './steps'

/** A page of the site with HTML after its title. */
const pageWith = (text: string) => ({
  contentType: 'text/html',
  body: readFileSync(`out${pdas}`, 'utf8').replace(
    '</h1>',
    () => `</h1>${text}`,
  ),
})

test.describe('an address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('with markup and scripts does nothing', async ({ page }) => {
    const paths = [
      accounts,
      '/errors.html',
      '/playground.html',
      '/no-such-page',
    ]
    for (const [index, value] of hostileValues.entries()) {
      const text = encodeURIComponent(value).slice(0, 2_000)
      const path = paths[index % paths.length]
      await page.goto(`${path}?code=${text}&recipe=${text}&${text}#${text}`)
      await clientReady(page)
      await page.evaluate(
        (hash) => {
          location.hash = hash
        },
        value.slice(0, 6_000),
      )
      await expectNothingRan(page, value)
    }
  })
})

test('stored values of others do nothing', async ({ page }) => {
  await open(page, accounts)
  const keys = [schemeKey, choiceKey, wrapKey, singleKeysKey]
  for (const value of hostileValues) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of [...keys, value]) localStorage.setItem(key, value)
        sessionStorage.setItem(value, value)
        self.name = value
        history.replaceState({ entry: value, offset: value, over: value }, '')
      },
      [[...keys, ...historyKeys('text-en')], value] as const,
    )
    await page.reload()
    await clientReady(page)
    await expectNothingRan(page, value)
  }
  const { button, dialog, field, hits } = docsSearchOn(page)
  await button.click()
  await expect(field).toBeFocused()
  await expect(hits).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await follow(page, pdas)
  await page.goBack()
  await expect(page).toHaveURL(accounts)
})

test.describe('content changed in transit', () => {
  test.use({ expectedErrors: [/Content Security Policy|violates the/] })

  test('a page with scripts runs none, and one that acts is loaded as a document', async ({
    page,
  }) => {
    const names = ['location', 'history', 'document', 'body', 'getElementById']
    const ids = names.map((name) => `<h2 id="${name}">x</h2>`).join('')
    let answer = pageWith(markup + ids)
    await answerSoftly(page, pdas, (route) => route.fulfill(answer))
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    await follow(page, pdas)
    await expect(page.locator('h2#location')).toBeVisible()
    await darkMode(page).click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await follow(page, accounts)
    await expectNothingRan(page)
    answer = pageWith(
      `<meta http-equiv="refresh" content="0;url=${otherSite}">`,
    )
    await open(page, accounts)
    const stays = await mark(page)
    await linkTo(page, pdas).click()
    await expect(linkTo(page, pdas)).toHaveAttribute('aria-current', 'page')
    expect(await stays()).toBe(false)
  })

  test('data of the searches is shown as text', async ({ page }) => {
    const entry = (value: string) => {
      const title = `apple ${value}`
      const header = { level: 2, title, slug: value, children: [] }
      const place = { path: value, pathLocale: '/', extraFields: [] }
      return { title, headers: [header], ...place }
    }
    await page.route(`**${indexFile}`, (route) =>
      route.fulfill({ json: hostileValues.map(entry) }),
    )
    const inJson = JSON.stringify(markup).slice(1, -1)
    for (const file of [sectionsFile, textFile]) {
      const text = readFileSync(`out${file}`, 'utf8')
      const hostile = text.replaceAll('rent', () => `rent ${inJson}`)
      await page.route(`**${file}`, (route) => route.fulfill({ body: hostile }))
    }
    await open(page, accounts)
    await field(page).fill('apple')
    await expect(options(page).first()).toContainText('<script>')
    await expectNothingRan(page)
    const docsSearch = docsSearchOn(page)
    await docsSearch.button.click()
    await docsSearch.field.fill('rent')
    await expect(docsSearch.hits.first()).toBeVisible()
    await expectNothingRan(page)
  })
})

test('the output of a recipe is shown as text', async ({ page }) => {
  await open(page, accounts)
  const panel = await runToEnd(
    boxOf(page, 'core-concepts/accounts/read-account'),
  )
  await panel.edit.click()
  await expect(panel.editor).toBeFocused()
  const values = JSON.stringify(hostileValues.slice(0, -1))
  await runInstead(
    panel,
    `for (const value of ${values})
  console.log(value, { [value]: [value] }, new Error(value))
throw new Error(${values}.join())`,
  )
  await expect(panel.log).toContainText('<script>')
  await expect(panel.again).toBeVisible()
  await expectNothingRan(page)
})

test.describe('another site', () => {
  /** The host under another name, and so at another origin. */
  const otherName = (baseURL = '') => baseURL.replace('localhost', '127.0.0.1')

  test.use({
    otherOrigins: async ({ baseURL }, use) => use([otherName(baseURL)]),
  })

  test('that frames the program runner receives nothing', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${otherName(baseURL)}/robots.txt`)
    await page.evaluate(async (src) => {
      const heard: unknown[] = []
      Object.assign(self, { heard })
      addEventListener('message', ({ data }) => heard.push(data))
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = src
      await new Promise((resolve) => {
        frame.onload = resolve
        document.body.append(frame)
      })
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => heard.push(data)
      frame.contentWindow?.postMessage('port', '*', [port2])
      port1.postMessage({ type: 'start', worker: 'chain', modules: [] })
    }, `${baseURL}/${frameFile}`)
    // A message would arrive before this response of the same frame.
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => crypto.subtle.generateKey('Ed25519', false, ['sign']))
    expect(await page.evaluate(() => Reflect.get(self, 'heard'))).toEqual([])
  })
})
