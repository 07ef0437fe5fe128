import { clientReady, expect } from '../fixtures'
import { accounts, follow, pdas } from '../steps'
import {
  expectText,
  offlinePath,
  requestSaving,
  saveOffline,
  test,
  textsOf,
  withGaps,
} from './steps'

const zh = `/zh${accounts}`
const texts = textsOf('zh')

test.use({
  expectedErrors: [/Failed to load resource|net::ERR_|half a worker/],
})

test('a worker that is ended while it keeps goes on at the next visit', async ({
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
  await expectText(page, 'zh', withGaps(texts.kept))
  await host.cut()
  await page.goto(zh)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a worker that does not answer is said not to come', async ({
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

test('a newer worker that cannot be installed leaves the one before at work', async ({
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
  await expectText(page, 'zh', withGaps(texts.kept))
  await host.cut()
  await page.goto(zh)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
