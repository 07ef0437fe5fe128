import { expect, test } from '../fixtures'
import {
  darkMode,
  expectBare,
  fetched,
  scripts,
  startScript,
  state,
} from '../runtime-steps'
import { accounts, linkTo, mark, pdas } from '../steps'

test.describe('a script that is missing', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is asked for once more by a new document, then the page is shown as without scripts', async ({
    page,
  }) => {
    await page.route(scripts, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.goto(accounts)
    const loadedAgain = page.waitForEvent('load')
    await darkMode(page).click()
    await loadedAgain
    await expect(darkMode(page)).toBeVisible()
    await darkMode(page).click()
    await expect(state(page)).toHaveAttribute('data-runtime', 'failed')
    await expectBare(page)
    await linkTo(page, pdas).click()
    await expect(page).toHaveURL(pdas)
  })

  test('while nobody waits, is asked for again at the next occasion', async ({
    page,
  }) => {
    let gone = true
    await page.route(scripts, (route) =>
      gone ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
    )
    await page.goto(accounts)
    // Not the answer to what is fetched ahead, which may come now too.
    const asked = page.waitForResponse(
      (response) =>
        response.status() === 404 &&
        response.request().resourceType() === 'script',
    )
    await linkTo(page, pdas).hover()
    await asked
    gone = false
    await expect(state(page)).toHaveAttribute('data-runtime', 'waiting')
    await expect(state(page)).toHaveClass(/js/)
    await darkMode(page).click()
    await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
  })

  test('leaves the page as it is where its host is out of reach', async ({
    page,
    context,
  }) => {
    await page.route(scripts, (route) => route.abort())
    await page.goto(accounts)
    const stays = await mark(page)
    await context.setOffline(true)
    await darkMode(page).click()
    await expect(state(page)).toHaveAttribute('data-runtime', 'failed')
    expect(await stays()).toBe(true)
    await expect(page.locator('h1')).toBeVisible()
  })
})

test.describe('a script that was changed on the way', () => {
  test.use({ expectedErrors: [/integrity/] })

  test('does not run, and a link that waits for it leads on', async ({
    page,
  }) => {
    await page.route(scripts, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.isChanged = true',
      }),
    )
    await page.goto(accounts)
    await fetched(page)
    await linkTo(page, pdas).click()
    await expect(page).toHaveURL(pdas)
    expect(await page.evaluate(() => 'isChanged' in window)).toBe(false)
  })
})

test.describe('without the script that documents start with', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a page is shown as without scripts', async ({ page }) => {
    await page.route(startScript, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.goto(accounts)
    await expectBare(page)
    await linkTo(page, pdas).click()
    await expect(page).toHaveURL(pdas)
  })
})
