import { escapeRegExp } from '../../lib/text/escape-reg-exp'
import { expect } from '../fixtures'
import { boxOf, panelIn, runToEnd, textsOn } from '../run/panel-steps'
import { accounts, openReady } from '../steps'
import {
  nothing,
  offlinePath,
  saveOffline,
  stored,
  test,
  textsOf,
  withGaps,
} from './steps'

test.describe.configure({ timeout: 240_000 })

const zh = `/zh${accounts}`
const readAccount = 'core-concepts/accounts/read-account'
const texts = textsOf('zh')
const run = textsOn(zh)

test('with the program runner saved, programs run without a network; after removal, nothing is left', {
  tag: '@firefox',
}, async ({ host, page }) => {
  const panel = page.getByRole('region', { name: texts.machinePanel })
  await page.goto(offlinePath('zh'))
  await expect(panel).toBeHidden()
  await saveOffline(page, 'zh')
  await expect(panel.getByText(withGaps(texts.machineOffer))).toContainText(
    /[12]\.\d\sMB/,
  )
  await panel.getByRole('button', { name: texts.keep, exact: true }).click()
  // Hundreds of files are fetched, each checked against its digest.
  const done = panel.getByText(texts.machineDone)
  await expect(done).toBeVisible({ timeout: 100_000 })
  await host.cut()
  await openReady(page, zh)
  const open = await runToEnd(boxOf(page, readAccount), run)
  await expect(open.panel).toContainText(run.alike)
  await open.edit.click()
  await expect(open.editor).toContainText('fetchEncodedAccount')
  await open.again.click()
  await expect(open.panel).toContainText(run.alike)
  await host.restore()
  await page.goto(offlinePath('zh'))
  for (const name of [texts.panel, texts.machinePanel])
    await page
      .getByRole('region', { name })
      .getByRole('button', { name: texts.remove })
      .click()
  await expect.poll(() => stored(page)).toEqual(nothing)
  await expect(panel).toBeHidden()
})

test('without the program runner saved, a run says what did not load', async ({
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
