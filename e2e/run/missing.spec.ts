import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { accounts, installation, openReady } from '../steps'
import { boxOf, panelIn, textsOn, withTime } from './panel-steps'

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
