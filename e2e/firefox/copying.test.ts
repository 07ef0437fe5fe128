import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesOf } from '../messages'
import { keepSaid, useFirefox } from './browser'

const { journey } = useFirefox({
  // Lets the test read the clipboard, without Firefox asking first.
  'dom.events.testing.asyncClipboard': true,
})
const { code } = messagesOf('en')

test('Copy takes the line that installs the packages, and says so', () =>
  journey('/core-concepts/accounts.html', async (page) => {
    const panel = '[data-code-group] [role=tabpanel][data-active]'
    const button = `${panel} button`
    const name = () => page.$eval(button, (one) => one.textContent?.trim())
    assert.equal(await name(), code.copy)
    await keepSaid(page)
    await page.locator(button).click()
    await page.waitForFunction(
      (selector, wanted) =>
        document.querySelector(selector)?.textContent?.trim() === wanted,
      {},
      button,
      code.copied,
    )
    const line = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(
      line,
      /^npm install @solana\/kit@[\d.]+( @[\w./-]+@[\d.]+)* tsx@[\d.]+$/,
    )
    const shown = await page.$eval(panel, (one) => one.textContent)
    assert.ok(shown?.includes(line))
  }))
