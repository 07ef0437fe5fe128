import type { Page } from '@playwright/test'
import { barriers } from '../axe'
import { expect, test } from '../fixtures'
import { accounts, follow, installation, openReady, pdas } from '../steps'
import { boxOf, panelIn, runToEnd, textsOn, withTime } from './panel-steps'
import { playground } from './playground-steps'

const texts = textsOn('/')

test.use({
  expectedErrors: [/Failed to load resource|Refused to display|ERR_FAILED/],
})

async function run(page: Page) {
  await openReady(page, accounts)
  const box = boxOf(page, 'core-concepts/accounts/read-account')
  await box.getByRole('button', { name: texts.run, exact: true }).click()
  return panelIn(box)
}

/** Takes something from the page or from all of its frames, before their scripts run. */
const without = {
  wasm: (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
  ed25519: (page: Page) =>
    page.addInitScript(() => {
      const refuse = () =>
        Promise.reject(new DOMException('no', 'NotSupportedError'))
      Object.assign(SubtleCrypto.prototype, {
        generateKey: refuse,
        importKey: refuse,
      })
    }),
}

for (const missing of ['wasm', 'ed25519'] as const)
  test(`without ${missing} it says so, and how to run the program elsewhere`, async ({
    page,
  }) => {
    await without[missing](page)
    const { panel } = await run(page)
    const alert = panel.getByRole('alert')
    await expect(alert).toContainText(texts[missing])
    await alert.getByRole('link').click()
    await expect(page).toHaveURL(installation)
  })

/** The second number says how many workers start before the one that never does. */
for (const [name, working] of [
  ['the chain', 0],
  ['the program', 1],
] as const)
  test(`a worker of ${name} that never starts is given up`, async ({
    page,
  }) => {
    await page.addInitScript((first) => {
      if (self.origin !== 'null') return
      let started = 0
      const Real = Worker
      class Silent extends EventTarget {
        postMessage() {}
        terminate() {}
      }
      const start = (address: string) => {
        started += 1
        if (started !== first + 1) return new Real(address)
        console.log('a worker that never starts')
        return new Silent()
      }
      Object.assign(window, {
        Worker: new Proxy(Real, {
          construct: (_, [address]) => start(address),
        }),
      })
    }, working)
    await page.clock.install()
    const asked = page.waitForEvent('console', (message) =>
      message.text().includes('never starts'),
    )
    const { panel } = await run(page)
    await asked
    await page.clock.fastForward(21_000)
    const alert = panel.getByRole('alert')
    await expect(alert).toContainText(texts.worker)
    await expect(alert.getByRole('link')).toHaveAttribute('href', installation)
  })

test('with storage blocked it runs', async ({ page }) => {
  await page.addInitScript(() => {
    if (self.origin === 'null') return
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    const stores = ['localStorage', 'sessionStorage', 'caches', 'indexedDB']
    for (const name of stores) Object.defineProperty(window, name, { get })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get })
  })
  const { status } = await run(page)
  await expect(status).toHaveText(withTime(texts.done))
})

test.describe('where our own panel fails', () => {
  test.use({ expectedErrors: [/no format/] })

  test('it says so, and the page stays', async ({ page }) => {
    await openReady(page, accounts)
    const box = boxOf(page, 'core-concepts/accounts/read-account')
    const open = await runToEnd(box)
    await page.evaluate(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        configurable: true,
        get() {
          throw new Error('no format')
        },
      })
    })
    await open.again.click()
    const alert = box.getByRole('alert')
    await expect(alert).toContainText(texts.broken)
    await expect(alert.getByRole('link')).toHaveAttribute('href', installation)
    await box.getByRole('button', { name: texts.close, exact: true }).click()
    await expect(alert).toHaveCount(0)
    await expect(
      box.getByRole('button', { name: texts.run, exact: true }),
    ).toBeFocused()
    await follow(page, pdas)
  })
})

test('a host that forbids frames is named', async ({ page }) => {
  await page.route('**/run.html', (route) =>
    route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: '' }),
  )
  await page.clock.install()
  const asked = page.waitForRequest('**/run.html')
  const { panel } = await run(page)
  await asked
  await page.clock.fastForward(20_000)
  await expect(panel.getByRole('alert')).toContainText(texts.frame)
})

test('a file that does not come is named, and the next try gets it', async ({
  page,
}) => {
  await page.route('**/assets/run/**', (route) => route.abort())
  const { panel, again, status } = await run(page)
  const [before = ''] = texts.file.split('{file}')
  await expect(panel.getByRole('alert')).toContainText(before)
  await page.unroute('**/assets/run/**')
  await again.click()
  await expect(status).toHaveText(withTime(texts.done))
})

test('without the editor the program is shown, is no barrier, and runs', async ({
  page,
}) => {
  await page.route('**/assets/*/editor.js', (route) => route.abort())
  await page.setViewportSize({ width: 360, height: 800 })
  await openReady(page, playground)
  const open = panelIn(page.locator('[data-playground]'))
  const program = open.panel.getByRole('group', { name: texts.program })
  await expect(program).toContainText('airdropFactory')
  await expect(open.panel.getByRole('alert')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await open.run.click()
  await expect(open.status).toHaveText(withTime(texts.done))
})
