import { expect, test } from '../fixtures'
import { holdPrograms, oddErrors, timeOfSwitch } from './hold-programs'
import { withTime, write } from './panel-steps'
import { openPlayground, run } from './playground-steps'

// Firefox tells what a program throws, though its worker takes it.
test.use({ expectedErrors: [/^uncaught: can't convert/] })

test.describe('a program cannot hold the page, or outlive Stop', {
  tag: '@firefox',
}, () => {
  for (const [name, source] of holdPrograms)
    test(name, async ({ page }) => {
      const open = await openPlayground(page)
      const { again, log, run: first, status, stop, texts } = open
      await write(open, `console.log('begun')\n${source}`)
      await first.click()
      // Of very many lines the first ones are gone.
      await expect.poll(() => log.textContent()).not.toBe('')
      expect(await page.evaluate(timeOfSwitch)).toBeLessThan(1_000)
      await stop.click()
      await expect(status).toHaveText(withTime(texts.stopped))
      expect(await page.evaluate(timeOfSwitch)).toBeLessThan(1_000)
      const printed = await log.textContent()
      // The next run begins when nothing of this one goes on.
      await write(open, `console.log('next')`)
      expect(await log.textContent()).toBe(printed)
      await again.click()
      await expect(status).toHaveText(withTime(texts.done))
      await expect(log).toHaveText('next')
    })

  test('errors of odd parts break nothing', async ({ page }) => {
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
