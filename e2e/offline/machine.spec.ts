import type { Page } from '@playwright/test'
import { escapeRegExp } from '../../lib/shared/escape-reg-exp'
import { expect } from '../fixtures'
import { boxOf, panelIn, runToEnd, textsOn } from '../run/panel-steps'
import { accounts, openReady } from '../steps'
import { offlinePath, saveOffline, test, textsOf, withGaps } from './steps'
import { nothing, stored } from './stored'

test.describe.configure({ timeout: 240_000 })

const zh = `/zh${accounts}`
const readAccount = 'core-concepts/accounts/read-account'
const texts = textsOf('zh')
const run = textsOn(zh)

const machinePanel = (page: Page) =>
  page.getByRole('region', { name: texts.machinePanel })

async function keepMachine(page: Page): Promise<void> {
  const panel = machinePanel(page)
  await panel.getByRole('button', { name: texts.keep, exact: true }).click()
  // Hundreds of files are fetched, and each is compared with its digest.
  const done = panel.getByText(texts.machineDone)
  await expect(done).toBeVisible({ timeout: 100_000 })
}

test('the program runner is offered with its size where a language is kept', async ({
  page,
}) => {
  await page.goto(offlinePath('zh'))
  const panel = machinePanel(page)
  await expect(page.getByRole('region', { name: texts.panel })).toContainText(
    'MB',
    { useInnerText: true },
  )
  await expect(panel).toBeHidden()
  await saveOffline(page, 'zh')
  await expect(panel.getByText(withGaps(texts.machineOffer))).toContainText(
    /[12]\.\d MB/,
  )
})

test('kept with it, programs run without a network, in fresh chains', {
  tag: '@firefox',
}, async ({ host, page }) => {
  await saveOffline(page, 'zh')
  await keepMachine(page)
  await page.reload()
  await expect(
    machinePanel(page).getByText(withGaps(texts.machineKept)),
  ).toBeVisible()
  await host.cut()
  await openReady(page, zh)
  const open = await runToEnd(boxOf(page, readAccount), run)
  await expect(open.panel).toContainText(run.alike)
  await open.edit.click()
  await expect(open.editor).toContainText('fetchEncodedAccount')
  await open.again.click()
  await expect(open.panel).toContainText(run.alike)
})

test('kept without it, a run says what did not come', async ({
  host,
  page,
}) => {
  await saveOffline(page, 'zh')
  await host.cut()
  await openReady(page, zh)
  const box = boxOf(page, readAccount)
  await box.getByRole('button', { name: run.run, exact: true }).click()
  const [before = ''] = run.file.split('{file}')
  await expect(panelIn(box, run).panel.getByRole('alert')).toContainText(
    new RegExp(escapeRegExp(before)),
  )
})

test('where it is kept, programs run beside a host that answers', async ({
  page,
}) => {
  await saveOffline(page, 'zh')
  await keepMachine(page)
  await openReady(page, zh)
  await runToEnd(boxOf(page, readAccount), run)
  await expect(page.locator('iframe')).toHaveAttribute(
    'sandbox',
    /allow-same-origin/,
  )
})

test('removed with the language, nothing is left', async ({ page }) => {
  await saveOffline(page, 'zh')
  await keepMachine(page)
  for (const name of [texts.panel, texts.machinePanel])
    await page
      .getByRole('region', { name })
      .getByRole('button', { name: texts.remove })
      .click()
  await expect.poll(() => stored(page)).toEqual(nothing)
  await expect(machinePanel(page)).toBeHidden()
})
