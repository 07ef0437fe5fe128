import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressForms } from '../../scripts/export/checks/addresses'
import { oldAddressOf } from '../../scripts/export/hosts/rules'
import { messagesOf } from '../messages'
import { listOf } from '../offline/host'
import { clientReady, pathOf } from './browser'
import {
  beginning,
  expectText,
  follow,
  heading,
  nothing,
  openPanel,
  press,
  saveOffline,
  stored,
  textsOf,
  useOfflineFirefox,
} from './offline-steps'

const accounts = '/core-concepts/accounts.html'
const pdas = '/core-concepts/pdas.html'
const zh = `/zh${accounts}`
const texts = textsOf('zh')
const { docsSearch } = messagesOf('en')

const journey = useOfflineFirefox()

test('nothing is stored until a reader asks for it', () =>
  journey(async ({ page, go }) => {
    await go(accounts)
    await follow(page, pdas)
    await go('/offline.html')
    await expectText(page, 'MB')
    assert.deepEqual(await stored(page), nothing)
  }))

test('kept, and without a host, every file is there, letter by letter', () =>
  journey(async ({ host, page, go }) => {
    const { files } = listOf('en')
    await saveOffline({ page, go }, 'en')
    await host.cut()
    const saved = await page.evaluate(async (addresses) => {
      const hashes: (readonly [string, string])[] = []
      for (const address of addresses) {
        const bytes = await (await fetch(address)).arrayBuffer()
        const digest = await crypto.subtle.digest('SHA-256', bytes)
        const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
        hashes.push([address, hash])
      }
      return hashes
    }, Object.keys(files))
    assert.deepEqual(Object.fromEntries(saved), files)
  }))

test('kept, and without a host, pages open by address, by link, by every form of their address, and again', () =>
  journey(async ({ host, page, go }) => {
    await saveOffline({ page, go }, 'en')
    await host.cut()
    await go('/')
    await follow(page, accounts)
    await follow(page, pdas)
    await page.goBack()
    await page.waitForFunction(
      (path) => location.pathname === path,
      {},
      accounts,
    )
    await page.reload()
    await clientReady(page)
    const title = await page.title()
    for (const form of [...addressForms(accounts), oldAddressOf(accounts)]) {
      await go(`${form}?code=rust`)
      assert.equal(await page.title(), title, form)
      await clientReady(page)
    }
  }))

test('kept, and without a host, both searches find, and lead there', () =>
  journey(async ({ host, page, go }) => {
    await saveOffline({ page, go }, 'en')
    await host.cut()
    await go(accounts)
    await clientReady(page)
    await page.keyboard.press('s')
    await page.keyboard.type('keypairs')
    await page.waitForSelector('[role=option][aria-selected=true]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() =>
      location.pathname.includes('keypairs-and-wallets'),
    )
    const from = await pathOf(page)
    await page.locator('[data-docs-search]').click()
    await page.waitForSelector('dialog[open] input:focus')
    await page.keyboard.type('lookup table')
    await page.waitForSelector('dialog[open] [aria-selected=true] mark')
    await page.keyboard.press('Enter')
    await page.waitForFunction((old) => location.pathname !== old, {}, from)
    assert.notEqual(await heading(page), docsSearch.errorTitle)
  }))

test('kept, and without a host, a page of another language says that it is not kept', () =>
  journey(async ({ host, page, go }) => {
    await saveOffline({ page, go }, 'en')
    await host.cut()
    const response = await go(`/de${accounts}`)
    assert.equal(response?.status(), 503)
    const { missing } = textsOf('en')
    await page.waitForFunction(
      (text) => document.body.innerText.includes(text),
      {},
      missing,
    )
  }))

test('a silent host is not waited for', () =>
  journey(async ({ host, page, go }) => {
    await saveOffline({ page, go }, 'zh')
    host.spoil(/^\/(?!offline)/, 'is silent')
    await go(zh)
    await follow(page, `/zh${pdas}`)
  }))

test('a new deploy comes quietly, and only what is new of it', () =>
  journey(async (stage) => {
    const { host, page, go } = stage
    await saveOffline(stage, 'zh')
    host.deploy('zh', zh, (html) => html.replaceAll('</h1>', ' 2030</h1>'))
    host.requests.length = 0
    await go('/zh/')
    await openPanel(stage, 'zh')
    await expectText(page, '2030')
    await expectText(page, beginning(texts.kept))
    assert.ok(host.requests.includes(zh))
    assert.ok(!host.requests.includes('/zh/a-z.html'))
    await host.cut()
    await go(zh)
    assert.match(await heading(page), /2030/)
    assert.equal((await stored(page)).caches, 1)
  }))

test('a new deploy that breaks off leaves the state before, whole', () =>
  journey(async (stage) => {
    const { host, page, go } = stage
    await saveOffline(stage, 'zh')
    host.deploy('zh', zh, (html) => html.replaceAll('</h1>', ' 2030</h1>'))
    host.spoil(/accounts/, 'breaks off')
    await openPanel(stage, 'zh')
    await press(page, texts.update)
    await expectText(page, texts.doneUnreachable)
    await host.cut()
    await go(zh)
    assert.doesNotMatch(await heading(page), /2030/)
  }))

test('half of a language is not served, and is completed later', () =>
  journey(async (stage) => {
    const { host, page, go } = stage
    host.spoil(/accounts/, 'breaks off')
    await openPanel(stage, 'zh')
    await press(page, texts.keep)
    await expectText(page, texts.doneUnreachable)
    await expectText(page, texts.partial)
    host.repair()
    await go('/zh/')
    await openPanel(stage, 'zh')
    await expectText(page, beginning(texts.kept))
    await host.cut()
    await go(zh)
    assert.equal(
      await page.evaluate(() => document.documentElement.lang),
      'zh-CN',
    )
  }))

test('removed, nothing is left', () =>
  journey(async (stage) => {
    const { page, go } = stage
    await saveOffline(stage, 'zh')
    await press(page, texts.remove)
    await expectText(page, texts.doneRemoved)
    await page.waitForFunction(
      async () =>
        (await caches.keys()).length === 0 &&
        (await navigator.serviceWorker.getRegistrations()).length === 0,
    )
    await go(accounts)
    await follow(page, pdas)
  }))
