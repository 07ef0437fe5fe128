import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { accounts, linkTo, openReady, pdas } from '../steps'
import { boxOf, panelIn, runIn, runToEnd, write } from './panel-steps'
import { openPlayground, playground, recipe } from './playground-steps'

const mine = "console.log('mine')"

/** Accepts or dismisses the next dialog of the page or the browser, and returns its type and text. */
async function answer(page: Page, yes: boolean, leave: () => Promise<unknown>) {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await (yes ? dialog.accept() : dialog.dismiss())
    return { type: dialog.type(), text: dialog.message() }
  })
  await leave()
  return asked
}

const readAccount = (page: Page) =>
  boxOf(page, 'core-concepts/accounts/read-account')

/** Opens a page and changes a program of it. */
async function edit(page: Page, path = accounts) {
  await openReady(page, path)
  const panel = await runToEnd(readAccount(page))
  await panel.edit.click()
  await write(panel, mine)
  return panel
}

test('typed text survives Back, Forward, links and a reload', {
  tag: '@firefox',
}, async ({ page }) => {
  await openReady(page, accounts)
  const panel = await runToEnd(readAccount(page))
  await panel.edit.click()
  await write(panel, 'const here = 1')
  await linkTo(page, playground).click()
  const other = panelIn(page.getByRole('main'))
  await write(other, mine)
  await page.goBack()
  await expect(panel.editor).toHaveText('const here = 1')
  await expect(panel.log).toBeEmpty()
  await page.goForward()
  await expect(other.editor).toHaveText(mine)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(other.editor).toHaveText(mine)
  await other.run.click()
  await expect(other.log).toHaveText('mine')
  await page.goBack()
  await expect(panel.editor).toHaveText('const here = 1')
  await panel.reset.click()
  await panel.run.click()
  await expect(panel.log).toContainText('Lamports')
  for (const storage of ['localStorage', 'sessionStorage'])
    expect(await page.evaluate(`JSON.stringify(${storage})`)).not.toContain(
      'mine',
    )
})

test('typed text is there again after Back from another document', async ({
  page,
}) => {
  const panel = await edit(page)
  await answer(page, true, () => page.goto(`/de${accounts}`))
  await page.goBack()
  await expect(panel.editor).toHaveText(mine)
})

for (const confirmed of [true, false])
  test(`a program stays reset where a reload of another page was ${confirmed ? 'confirmed' : 'dismissed'} before`, {
    tag: '@firefox',
  }, async ({ page }) => {
    const panel = await edit(page)
    await linkTo(page, pdas).click()
    await expect(page).toHaveURL(pdas)
    await answer(page, confirmed, () =>
      confirmed ? page.reload() : page.evaluate(() => location.reload()),
    )
    await page.goBack()
    await panel.reset.click()
    await page.goForward()
    await expect(page).toHaveURL(pdas)
    await page.reload()
    await page.goBack()
    const { log } = await runToEnd(readAccount(page))
    await expect(log).toContainText('Lamports')
  })

test('a closed panel with a changed program opens again only with its page', async ({
  page,
}) => {
  const panel = await edit(page, `${accounts}?code=kit`)
  await panel.close.click()
  await linkTo(page, accounts).click()
  await expect(page).toHaveURL(accounts)
  await expect(runIn(readAccount(page))).toBeVisible()
  await expect(panel.panel).toHaveCount(0)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
  await page.goBack()
  await expect(panel.editor).toHaveText(mine)
})

test('each program of the playground has its own text', async ({ page }) => {
  const open = await openPlayground(page)
  await write(open, mine)
  await open.choice.selectOption(recipe.file)
  await expect(open.editor).toContainText(recipe.word)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
  await page.goBack()
  await expect(open.editor).toContainText(recipe.word)
  await open.choice.selectOption('')
  await expect(open.editor).toHaveText(mine)
  await open.reset.click()
  await expect(open.editor).toContainText('airdropFactory')
  await open.editor.press('ControlOrMeta+z')
  await expect(open.editor).toHaveText(mine)
})

test('the browser asks before it reloads the page', {
  tag: '@firefox',
}, async ({ page }) => {
  const open = await edit(page)
  const reload = () => page.evaluate(() => location.reload())
  expect(await answer(page, false, reload)).toMatchObject({
    type: 'beforeunload',
  })
  await expect(open.editor).toHaveText(mine)
})

test('nothing is asked if nothing was changed, or the change was undone', async ({
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
