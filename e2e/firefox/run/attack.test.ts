import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'puppeteer-core'
import {
  attackFromDocument,
  attackFromRecipe,
  attackFromWorker,
  keepMachine,
  keptSandbox,
  namesOf,
  sandboxOf,
} from '../../run/attack-run'
import { frameAttacks, nestedAttacks, workerAttacks } from '../../run/attacks'
import { machinePage, openPage, startMachineHost } from '../../run/machine-host'
import { startTarget } from '../../run/target'
import { launchFirefox } from '../browser'

let browser: Browser
let host: Awaited<ReturnType<typeof startMachineHost>>
let target: Awaited<ReturnType<typeof startTarget>>

before(async () => {
  browser = await launchFirefox()
  host = await startMachineHost()
  target = await startTarget()
})
after(async () => {
  await browser?.close()
  await Promise.all([host?.close(), target?.close()])
})

const sites = () => ({ own: host.origin, target: target.origin })

for (const [from, prepare, sandbox] of [
  ['the host', async () => {}, 'allow-scripts'],
  ['the device', keepMachine, keptSandbox],
] as const)
  test(`nothing that a recipe tries gets out of its frame, which comes from ${from}`, async () => {
    const page = await browser.newPage()
    await page.goto(host.origin + machinePage)
    await page.waitForFunction(() => 'openMachine' in globalThis)
    await prepare(page)
    const answers = await attackFromRecipe(page, workerAttacks, sites())
    assert.deepEqual(namesOf(answers, 'through'), [])
    assert.equal(Object.keys(answers).length, workerAttacks.length)
    assert.equal(await sandboxOf(page), sandbox)
    const inFrame = await attackFromDocument(
      frameOf(page, '/run.html'),
      frameAttacks,
      sites(),
    )
    assert.deepEqual(namesOf(inFrame, 'through'), [])
    assert.equal(target.hits(), 0)
    assert.equal(
      await page.evaluate(() => location.href),
      host.origin + machinePage,
    )
    await page.close()
  })

test('without policy and sandbox each of these gets through', async () => {
  const page = await browser.newPage()
  await page.goto(host.origin + openPage)
  // Two times in a hundred, Firefox stops a worker for ever that creates another. So the document
  // creates these.
  const others = workerAttacks.filter((each) => !nestedAttacks.includes(each))
  const answers = {
    ...(await attackFromWorker(page, others, sites())),
    ...(await attackFromDocument(page, nestedAttacks, sites())),
  }
  assert.deepEqual(namesOf(answers, 'refused'), [])
  assert.equal(Object.keys(answers).length, workerAttacks.length)
  await page.evaluate(async (src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    await new Promise((resolve) => {
      frame.onload = resolve
      document.body.append(frame)
    })
  }, openPage)
  const inFrame = await attackFromDocument(
    frameOf(page, openPage),
    frameAttacks,
    sites(),
  )
  assert.deepEqual(namesOf(inFrame, 'refused'), [])
  assert.ok(target.hits() > 5)
  await page.close()
})

function frameOf(page: Page, path: string) {
  const found = page.frames().findLast((each) => each.url().endsWith(path))
  if (!found) throw new Error(`There is no frame of ${path}`)
  return found
}
