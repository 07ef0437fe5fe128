import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { messagesOf } from '../messages'
import { accounts, follow, open, pdas } from '../steps'
import {
  expectText,
  nothing,
  offlinePath,
  panelOf,
  requestSaving,
  saveOffline,
  stored,
  test,
  textsOf,
  withGaps,
} from './steps'

const texts = textsOf('zh')

// The browser's own errors about a worker that it cannot load.
test.use({
  expectedErrors: [
    /Failed to load resource|net::ERR_|when fetching the script/,
  ],
})

/** Expects the panel to say why, and the site to work as before. */
async function expectRefusal(page: Page, text: string): Promise<void> {
  const panel = panelOf(page, 'zh')
  await expectText(page, 'zh', text)
  await expect(
    panel.getByRole('button', { name: texts.keep, exact: true }),
  ).toBeVisible()
  await open(page, accounts)
  await follow(page, pdas)
}

test('storage that throws is reported as refused', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The initial empty document of Firefox has none.
    if (!('caches' in window)) return
    const refuse = () =>
      Promise.reject(new DOMException('Access is denied', 'SecurityError'))
    for (const name of ['keys', 'open', 'match', 'delete'] as const)
      CacheStorage.prototype[name] = refuse
  })
  await requestSaving(page, 'zh')
  await expectRefusal(page, texts.doneRefused)
})

test('a browser without storage is reported as refused', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Navigator.prototype, 'serviceWorker'],
      [Window.prototype, 'caches'],
    ] as const)
      Reflect.deleteProperty(owner, name)
    Reflect.deleteProperty(window, 'caches')
  })
  await requestSaving(page, 'zh')
  await expectRefusal(page, texts.doneRefused)
})

test('a full device is reported as full, and does not lose what it had', async ({
  host,
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const limit = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
      quotaSize,
    })
  await page.goto(offlinePath('zh'))
  await limit(300_000)
  await requestSaving(page, 'zh')
  await expectRefusal(page, texts.doneFull)
  expect(await stored(page)).toEqual(nothing)
  await limit()
  await saveOffline(page, 'zh')
  await limit(300_000)
  await requestSaving(page, 'tr')
  await expectText(page, 'tr', textsOf('tr').doneFull)
  await page.goto(offlinePath('zh'))
  await expectText(page, 'zh', withGaps(texts.saved))
  await host.cut()
  await page.goto(`/zh${accounts}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a worker that loads incompletely is reported as missing', async ({
  host,
  page,
}) => {
  host.spoil(/sw\.js/, 'breaks off')
  await requestSaving(page, 'zh')
  await expectRefusal(page, texts.doneUnreachable)
  expect(await stored(page)).toEqual(nothing)
  host.repair()
  await saveOffline(page, 'zh')
})

test('without its script the page says so', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(offlinePath('en'))
  await expect(page.getByText(textsOf('en').needsScripts)).toBeVisible()
  await expect(panelOf(page).getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so', async ({ page }) => {
    await page.goto(offlinePath('en'))
    await expect(page.getByText(textsOf('en').needsScripts)).toBeVisible()
    const { chrome } = messagesOf('en')
    await expect(page.getByText(chrome.footer)).toBeVisible()
  })
})
