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
import { stored } from './stored'

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

test('a reader who leaves before the worker is asked finds the language kept', async ({
  page,
}) => {
  await page.goto(offlinePath('zh'))
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = () => undefined
  })
  await page.getByRole('button', { name: texts.keep, exact: true }).click()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(zh)
  await page.goto(offlinePath('zh'))
  await expectText(page, 'zh', withGaps(texts.kept))
})

test('a worker that is never done with its installation is said not to come', async ({
  host,
  page,
}) => {
  host.change(
    '/sw.js',
    "addEventListener('install', (event) => event.waitUntil(new Promise(() => {})))",
  )
  // The page waits for the registration, and then for the installation.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = async function (...asked) {
      const registration = await register.apply(this, asked)
      console.log('it is being installed')
      return registration
    }
  })
  await page.clock.install()
  const installing = page.waitForEvent('console', (message) =>
    message.text().includes('it is being installed'),
  )
  await requestSaving(page, 'zh')
  await installing
  await page.clock.fastForward(20_000)
  await expectText(page, 'zh', texts.doneUnreachable)
  await page.goto(zh)
  await clientReady(page)
  expect((await stored(page)).caches).toEqual([])
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

for (const [fault, script] of [
  ['is broken', 'throw new Error("half a worker")'],
  [
    'cannot be installed',
    "addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('half a worker'))))",
  ],
] as const) {
  test(`a newer worker that ${fault} leaves the one before at work`, async ({
    host,
    page,
  }) => {
    await saveOffline(page, 'zh')
    host.change('/sw.js', script)
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
}
