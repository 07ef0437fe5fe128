import { readFileSync } from 'node:fs'
import { clientReady, expect } from '../fixtures'
import { accounts, follow, pdas } from '../steps'
import {
  expectText,
  nothing,
  offlinePath,
  requestSaving,
  saveOffline,
  stored,
  test,
  textsOf,
  withGaps,
} from './steps'

const zh = `/zh${accounts}`
const texts = textsOf('zh')

test.use({
  expectedErrors: [/Failed to load resource|net::ERR_|half a worker/],
})

test('a worker that is stopped while saving resumes at the next visit', async ({
  context,
  host,
  page,
}) => {
  host.spoil(/pdas/, 'is silent')
  await requestSaving(page, 'zh')
  await expect.poll(() => host.requests).toContain(`/zh${pdas}`)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  host.repair()
  await page.goto(zh)
  await clientReady(page)
  await follow(page, `/zh${pdas}`)
  await page.goto(offlinePath('zh'))
  await expectText(page, 'zh', withGaps(texts.saved))
  await host.cut()
  await page.goto(zh)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a worker that does not respond is reported as missing', async ({
  host,
  page,
}) => {
  host.spoil(/sw\.js/, 'is silent')
  await page.clock.install()
  await requestSaving(page, 'zh')
  await expect.poll(() => host.requests).toContain('/sw.js')
  await page.clock.fastForward(20_000)
  await expectText(page, 'zh', texts.doneUnreachable)
  await page.goto(zh)
  await clientReady(page)
})

test('a newer worker that cannot be installed does not replace the active one', async ({
  host,
  page,
}) => {
  await saveOffline(page, 'zh')
  host.change(
    '/sw.js',
    "addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('half a worker'))))",
  )
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const installing = new Promise((resolve) =>
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', resolve),
      ),
    )
    await Promise.race([
      installing,
      registration.update().catch(() => undefined),
    ])
  })
  await page.goto(offlinePath('zh'))
  await expectText(page, 'zh', withGaps(texts.saved))
  await host.cut()
  await page.goto(zh)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an operator removes worker and languages from every browser, as docs/offline.md says', async ({
  host,
  page,
}) => {
  await saveOffline(page, 'de')
  const [, worker = ''] =
    /```js\n(.*?)```/s.exec(readFileSync('docs/offline.md', 'utf8')) ?? []
  host.change('/sw.js', worker)
  await page.goto(`/de${accounts}`)
  await expect.poll(() => stored(page)).toEqual(nothing)
  await page.goto(`/de${pdas}`)
  await clientReady(page)
  expect(await stored(page)).toEqual(nothing)
})
