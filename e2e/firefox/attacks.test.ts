import { after, before, test } from 'node:test'
import type { Browser } from 'puppeteer-core'
import { startStage } from '../attacks/host'
import { hostileValues } from '../attacks/hostile'
import { assertQuiet, isOwnQuestion } from '../attacks/quiet'
import { ways } from '../attacks/ways'
import { launchFirefox } from './browser'

let browser: Browser

before(async () => {
  browser = await launchFirefox({ 'dom.disable_open_during_load': false })
})
after(() => browser?.close())

for (const way of ways)
  test(`nothing comes of ${way.name}`, async () => {
    // Its own storage and cache, so that nothing is left of the attack before.
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const stage = await startStage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
    page.on('dialog', (dialog) => {
      if (isOwnQuestion(dialog.message())) return void dialog.accept()
      problems.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    try {
      await way.attack(stage.stageOf(page), hostileValues(stage.target))
      assertQuiet(way, problems)
    } finally {
      await context.close()
      await stage.close()
    }
  })
