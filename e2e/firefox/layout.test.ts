import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesOf } from '../messages'
import { useFirefox } from './browser'

const token = '/references/token.html'
const { journey } = useFirefox()
const { article, sections } = messagesOf('en')

test('a line above the title says section and page', () =>
  journey(token, async (page) => {
    const line = await page.$eval(
      'main header h1',
      (title) => title.previousElementSibling?.textContent ?? '',
    )
    assert.match(line, new RegExp(`^${sections.references} › \\S`))
  }))

test('at 2560 pixels the page stands in the middle, with its lists beside the text', () =>
  journey(token, async (page) => {
    await page.setViewport({ width: 2560, height: 1440 })
    const boxOf = (selector: string) =>
      page.$eval(selector, (part) => {
        const { left, right } = part.getBoundingClientRect()
        return { left, right }
      })
    const sidebar = await boxOf('#sidebar')
    const outline = await boxOf('#headings')
    const text = await boxOf('main article')
    assert.ok(Math.abs(sidebar.left - (2560 - outline.right)) < 20)
    assert.ok(sidebar.left > 200)
    assert.ok(text.left >= sidebar.right && text.right <= outline.left)
  }))

test('on a phone a wide table scrolls beside its first column', () =>
  journey(token, async (page) => {
    await page.setViewport({ width: 360, height: 740 })
    const table = `[role=group][aria-label="${article.table}"]:has(th:nth-child(3))`
    const starts = () =>
      page.$eval(table, (box) =>
        [...box.querySelectorAll('th')]
          .slice(0, 2)
          .map((cell) => Math.round(cell.getBoundingClientRect().left)),
      )
    const [first, second = 0] = await starts()
    await page.$eval(table, (box) => box.scrollTo({ left: 80 }))
    assert.deepEqual(await starts(), [first, second - 80])
  }))
