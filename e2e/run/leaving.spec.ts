import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { accounts, linkTo, openReady, pdas } from '../steps'
import { boxOf, runToEnd, textsOn, write } from './panel-steps'
import { openPlayground, playground, recipe } from './playground-steps'

const mine = "console.log('mine')"

/** Answers the next question of the page or the browser, and tells what was asked. */
async function answer(page: Page, yes: boolean, leave: () => Promise<void>) {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await (yes ? dialog.accept() : dialog.dismiss())
    return { type: dialog.type(), text: dialog.message() }
  })
  await leave()
  return asked
}

test('a link asks before changes are lost', { tag: '@firefox' }, async ({
  page,
}) => {
  const open = await openPlayground(page)
  await write(open, mine)
  await open.choice.selectOption(recipe.file)
  await expect(open.editor).toContainText(recipe.word)
  const link = linkTo(page, pdas)
  const question = { type: 'confirm', text: textsOn(playground).leave }
  expect(await answer(page, false, () => link.click())).toEqual(question)
  await expect(page).toHaveURL(/\/playground\.html\?recipe=/)
  await open.choice.selectOption('')
  await expect(open.editor).toHaveText(mine)
  expect(await answer(page, true, () => link.click())).toEqual(question)
  await expect(page).toHaveURL(pdas)
})

test('the browser asks before it loads the page anew', {
  tag: '@firefox',
}, async ({ page }) => {
  await openReady(page, accounts)
  const open = await runToEnd(
    boxOf(page, 'core-concepts/accounts/read-account'),
  )
  await open.edit.click()
  await write(open, mine)
  const reload = () => page.evaluate(() => location.reload())
  expect(await answer(page, false, reload)).toMatchObject({
    type: 'beforeunload',
  })
  await expect(open.editor).toHaveText(mine)
})

test('nothing is asked of who changed nothing, or took it back', async ({
  page,
}) => {
  const open = await openPlayground(page)
  page.on('dialog', (dialog) => {
    throw new Error(`${dialog.type()}: ${dialog.message()}`)
  })
  await write(open, mine)
  await open.reset.click()
  await page.reload()
  await expect(open.editor).toContainText('airdropFactory')
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
})
