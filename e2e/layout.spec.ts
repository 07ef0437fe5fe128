import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { overflow } from './steps'

const { article, sections } = messagesOf('en')
const token = '/references/token.html'

test('a line above the title names section and page', async ({ page }) => {
  await page.goto(token)
  const header = page.locator('main header')
  await expect(
    header.locator('h1').locator('xpath=preceding::p[1]'),
  ).toHaveText(new RegExp(`^${sections.references} › \\S`))
})

test.describe('at 2560 pixels', () => {
  test.use({ viewport: { width: 2560, height: 1440 } })

  test('the page is centered, with its lists beside the text', async ({
    page,
  }) => {
    await page.goto(token)
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      const { x = 0, width = 0 } = box ?? {}
      return { start: x, end: x + width }
    }
    const sidebar = await boxOf('#sidebar')
    const outline = await boxOf('#headings')
    const text = await boxOf('main article')
    expect(Math.abs(sidebar.start - (2560 - outline.end))).toBeLessThan(2)
    expect(sidebar.start).toBeGreaterThan(200)
    expect(text.start).toBeGreaterThanOrEqual(sidebar.end)
    expect(text.end).toBeLessThanOrEqual(outline.start)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a wide table scrolls beside its first column', async ({ page }) => {
    await page.goto(token)
    const tables = page.getByRole('group', { name: article.table })
    const wide = tables.filter({ has: page.locator('th:nth-child(3)') }).first()
    const start = (cell: number) =>
      wide
        .locator(`th:nth-child(${cell})`)
        .evaluate((one) => Math.round(one.getBoundingClientRect().x))
    const [first, second] = [await start(1), await start(2)]
    await wide.evaluate((box) => box.scrollTo({ left: 80 }))
    expect(await start(1)).toBe(first)
    expect(await start(2)).toBe(second - 80)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
