import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dialog, Page } from 'puppeteer-core'
import { messagesOf } from '../messages'
import { useFirefox } from './browser'

const { journey } = useFirefox()
const { run } = messagesOf('en')

/** Waits for a question, and answers it. */
async function answer(page: Page, yes: boolean): Promise<string> {
  const dialog = await new Promise<Dialog>((resolve) => {
    page.once('dialog', resolve)
  })
  await (yes ? dialog.accept() : dialog.dismiss())
  return `${dialog.type()}: ${dialog.message()}`
}

test('a link asks before a changed program is lost', () =>
  journey('/playground.html', async (page) => {
    await page.locator('[data-playground] >>> .cm-content').click()
    await page.keyboard.type('mine()')
    const link = page.locator('#sidebar a[href="/core-concepts/pdas.html"]')
    for (const yes of [false, true]) {
      const asked = answer(page, yes)
      await link.click()
      assert.equal(await asked, `confirm: ${run.leave}`)
    }
    await page.waitForFunction(
      () => location.pathname === '/core-concepts/pdas.html',
    )
  }))
