import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { holdPrograms, oddErrors, timeOfSwitch } from './hold-programs'
import { withTime, write } from './panel-steps'
import { openPlayground, run } from './playground-steps'

// Firefox reports what a program throws, although its worker catches it.
test.use({ expectedErrors: [/^uncaught: can't convert/] })

/** A page that is held never answers within a second; a busy machine only not at once. */
const answersSoon = (page: Page) =>
  expect
    .poll(() => page.evaluate(timeOfSwitch), { timeout: 40_000 })
    .toBeLessThan(1_000)

test.describe('a program cannot block the page, or outlive Stop', {
  tag: '@firefox',
}, () => {
  for (const [name, source] of holdPrograms)
    test(name, async ({ page }) => {
      const open = await openPlayground(page)
      const { again, log, run: first, status, stop, texts } = open
      await write(open, `console.log('begun')\n${source}`)
      await first.click()
      // The log drops its first lines.
      await expect.poll(() => log.textContent()).not.toBe('')
      await answersSoon(page)
      await stop.click()
      await expect(status).toHaveText(withTime(texts.stopped))
      await answersSoon(page)
      const printed = await log.textContent()
      // The next run begins only after this one has ended.
      await write(open, `console.log('next')`)
      expect(await log.textContent()).toBe(printed)
      await again.click()
      await expect(status).toHaveText(withTime(texts.done))
      await expect(log).toHaveText('next')
    })

  test('malformed errors break nothing', async ({ page }) => {
    const open = await openPlayground(page)
    for (const [name, source] of oddErrors)
      await test.step(name, async () => {
        await write(open, source)
        await open.run.or(open.again).click()
        await expect(open.status).toHaveText(withTime(open.texts.failed))
        await write(open, `console.log('next')`)
        await run(open)
        await expect(open.log).toHaveText('next')
      })
  })
})
