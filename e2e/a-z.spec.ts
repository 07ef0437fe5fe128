import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { pdas } from './steps'

const { azPage } = messagesOf('en')

test('the home page links to the A-Z, a letter to its entries, a term to its explanation', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('article a[href="/a-z.html"]').first().click()
  await expect(page).toHaveURL('/a-z.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(azPage.title)
  await page
    .getByRole('navigation', { name: azPage.letters })
    .getByRole('link', { name: 'P', exact: true })
    .click()
  await expect(
    page.getByRole('heading', { name: 'P', exact: true }),
  ).toBeInViewport()
  await page.locator('#term-pda').getByRole('link').click()
  await expect(page).toHaveURL(pdas)
})

test('the A-Z links to a recipe', async ({ page }) => {
  await page.goto('/a-z.html')
  await page
    .getByRole('listitem')
    .getByRole('link', { name: 'Burn tokens', exact: true })
    .click()
  await expect(page).toHaveURL('/references/token.html#how-to-burn-tokens')
})
