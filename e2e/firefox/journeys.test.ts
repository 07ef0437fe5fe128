import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { messagesOf } from '../messages'
import { pathOf, useFirefox } from './browser'

const accounts = '/core-concepts/accounts.html'
const pdas = '/core-concepts/pdas.html'

const { stage, journey } = useFirefox()

const heading = (page: Page) =>
  page.$eval('h1', (element) => element.textContent ?? '')

test('links inside a language keep the document, back restores the place', () =>
  journey(accounts, async (page) => {
    const title = await heading(page)
    await page.evaluate(() => Object.assign(window, { here: true }))
    await page.evaluate(() => scrollTo(0, 1500))
    await page.locator(`#sidebar a[href="${pdas}"]`).click()
    await page.waitForFunction(
      (old) => document.querySelector('h1')?.textContent !== old,
      {},
      title,
    )
    assert.equal(await page.evaluate(() => scrollY), 0)
    assert.equal(await page.evaluate(() => 'here' in window), true)
    await page.goBack()
    await page.waitForFunction(
      (old) => document.querySelector('h1')?.textContent === old,
      {},
      title,
    )
    await page.waitForFunction(() => scrollY > 1000)
  }))

test('another language is a document of its own', () =>
  journey(accounts, async (page) => {
    await page.locator('[popovertarget="languages"]').click()
    await page.locator('#languages a[hreflang="th-TH"]').click()
    await page.waitForFunction(() => document.documentElement.lang === 'th-TH')
    assert.equal(await pathOf(page), `/th${accounts}`)
  }))

test('tabs switch by arrow and Enter, and the choice stays on the next page', () =>
  journey(accounts, async (page) => {
    const tabs = 'main [role=tablist]:has([role=tab]:nth-child(2)) [role=tab]'
    const first = await page.$eval(tabs, (tab) => tab.textContent)
    await page.focus(tabs)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const chosen = await page.$eval(
      `${tabs}[aria-selected=true]`,
      (tab) => tab.textContent,
    )
    const stored = await page.evaluate(() =>
      localStorage.getItem('code-choice'),
    )
    assert.notEqual(chosen, first)
    assert.ok(stored)
    await page.reload()
    assert.equal(
      await page.evaluate(() => document.documentElement.dataset.code),
      stored,
    )
  }))

test('the scheme switches and is kept', () =>
  journey('/', async (page) => {
    const scheme = () =>
      page.evaluate(() => document.documentElement.dataset.theme)
    const before = await scheme()
    await page.locator('[data-theme-switch]').click()
    const picked = await scheme()
    assert.notEqual(picked, before)
    await page.reload()
    assert.equal(await scheme(), picked)
  }))

test('a diagram opens and closes with Escape', () =>
  journey(accounts, async (page) => {
    await page.locator('[data-zoomable] svg').click()
    await page.waitForSelector('dialog[open]')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
  }))

test('an unknown address answers in the language of its prefix', async () => {
  const { page } = await stage().open('/th/nothing.html')
  const { notFound } = messagesOf('th')
  await page.waitForFunction(() => document.documentElement.lang === 'th-TH')
  const shown = await page.$eval('h1', (h1) => h1.textContent)
  assert.equal(shown, notFound.title)
  await page.close()
})
