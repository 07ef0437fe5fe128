import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { useFirefox } from './browser'

const { journey } = useFirefox({
  // The reader's own colors, on every page.
  'browser.display.document_color_use': 2,
})

const tab = '[data-code-group] [role=tab]'

/** The colors of elements' borders at their bottom or start. */
const colorsOf = (page: Page, selector: string, side: 'bottom' | 'left') =>
  page.$$eval(
    selector,
    (all, name) =>
      all.map((one) => getComputedStyle(one).getPropertyValue(name)),
    `border-${side}-color`,
  )

test('in forced colors the current page, heading and tab have a line, and no other', () =>
  journey('/core-concepts/accounts.html', async (page) => {
    await page.waitForSelector('#headings [aria-current=location]')
    assert.equal(
      await page.evaluate(() => matchMedia('(forced-colors: active)').matches),
      true,
    )
    const pairs = [
      ['#sidebar [aria-current=page]', '#sidebar a[href$="pdas.html"]', 'left'],
      [
        '#headings [aria-current=location]',
        '#headings a:not([aria-current])',
        'left',
      ],
      [`${tab}[aria-selected=true]`, `${tab}[aria-selected=false]`, 'bottom'],
    ] as const
    for (const [current, other, side] of pairs) {
      const [line = ''] = await colorsOf(page, current, side)
      const others = await colorsOf(page, other, side)
      assert.notEqual(line, '')
      assert.notEqual(others.length, 0)
      assert.equal(others.includes(line), false, `${other} has ${line} too`)
    }
  }))
