import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
]

const schemes = ['light', 'dark'] as const

/** The widths of a desktop's and a phone's screen. */
const widths = [1280, 360]

/** Defines a test for each page. */
export function testAccessibility(paths: Iterable<string>): void {
  test.use({ expectedErrors: [/status of 404/] })
  for (const path of paths) {
    test(`${path} has no barrier`, async ({ page }) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await test.step(`${colorScheme}, ${width} px`, async () => {
            expect(await barriers(page)).toEqual([])
          })
        }
      }
    })
  }
}

/** Findings of axe in few words, for reports. */
export async function barriers(page: Page): Promise<string[]> {
  // Details of passed rules are left out, and so is a page of its own for them: the same findings
  // in a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(tags)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id}: ${help}`, target.join(' '), failureSummary].join('\n'),
    ),
  )
}
