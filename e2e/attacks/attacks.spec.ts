import { test } from '@playwright/test'
import { startStage } from './host'
import { hostileValues } from './hostile'
import { assertQuiet, isOwnQuestion } from './quiet'
import { ways } from './ways'

// Some ways open a page sixty times, which takes minutes on a busy machine.
test.describe.configure({ timeout: 300_000 })

for (const way of ways)
  test(`nothing comes of ${way.name}`, async ({ page }) => {
    const stage = await startStage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('dialog', (dialog) => {
      if (isOwnQuestion(dialog.message())) return dialog.accept()
      problems.push(`a dialog: ${dialog.message()}`)
      return dialog.dismiss()
    })
    try {
      await way.attack(stage.stageOf(page), hostileValues(stage.target))
      assertQuiet(way, problems)
    } finally {
      await stage.close()
    }
  })
