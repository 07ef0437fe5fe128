import type { Page } from '@playwright/test'
import { axeViolations } from '../axe'
import { expect, test } from '../fixtures'
import { accounts, installation, openReady } from '../steps'
import { boxOf, panelIn, textsOn, withTime } from './panel-steps'
import { playground } from './playground-steps'

const texts = textsOn('/')

test.use({
  expectedErrors: [
    /Failed to load resource|Refused to display|ERR_FAILED|denied by/,
  ],
})

async function run(page: Page) {
  await openReady(page, accounts)
  const box = boxOf(page, 'core-concepts/accounts/read-account')
  await box.getByRole('button', { name: texts.run, exact: true }).click()
  return panelIn(box)
}

const without = {
  wasm: () => Reflect.deleteProperty(window, 'WebAssembly'),
  ed25519: () => {
    // The initial empty document of Firefox has none.
    if (!('SubtleCrypto' in window)) return
    const refuse = () =>
      Promise.reject(new DOMException('no', 'NotSupportedError'))
    Object.assign(SubtleCrypto.prototype, {
      generateKey: refuse,
      importKey: refuse,
    })
  },
}

for (const missing of ['wasm', 'ed25519'] as const)
  test(`without ${missing} it says so, and how to run the program elsewhere`, {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.addInitScript(without[missing])
    const { panel } = await run(page)
    const alert = panel.getByRole('alert')
    await expect(alert).toContainText(texts[missing])
    await alert.getByRole('link').click()
    await expect(page).toHaveURL(installation)
  })

test('a worker that never starts is reported', async ({ page }) => {
  await page.addInitScript(() => {
    if (self.origin !== 'null') return
    class Silent extends EventTarget {
      postMessage() {}
      terminate() {}
      constructor() {
        super()
        console.log('a worker that never starts')
      }
    }
    Object.assign(window, { Worker: Silent })
  })
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

test('with storage blocked it runs', { tag: '@firefox' }, async ({ page }) => {
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

test('a host that forbids frames is reported', { tag: '@firefox' }, async ({
  page,
}) => {
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

test('a file that does not load is named, and a retry loads it', async ({
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

test('without the editor the program shows, passes axe, and runs', async ({
  page,
}) => {
  await page.route('**/assets/*/editor.js', (route) => route.abort())
  await page.setViewportSize({ width: 360, height: 800 })
  await openReady(page, playground)
  const open = panelIn(page.getByRole('main'))
  const program = open.panel.getByRole('group', { name: texts.program })
  await expect(program).toContainText('airdropFactory')
  await expect(open.panel.getByRole('alert')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await open.run.click()
  await expect(open.status).toHaveText(withTime(texts.done))
})
