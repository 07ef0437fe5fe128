import AxeBuilder from '@axe-core/playwright'
import { type Page, test as playwright } from '@playwright/test'
import { expect, test } from './fixtures'

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
]

interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
}

/** Both schemes, at desktop and at phone width. */
const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
]

/** Defines a test of each page. */
export function testAccessibility(paths: Iterable<string>): void {
  test.use({ expectedErrors: [/status of 404/] })
  for (const path of paths) {
    test(`${path} has no barrier`, async ({ page }) => {
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await playwright.step(`${colorScheme}, ${width} px`, async () => {
          expect(await barriers(page)).toEqual([])
        })
      }
    })
  }
}

/** What axe finds, in words short enough to read in a report. */
export async function barriers(page: Page): Promise<string[]> {
  // Without details of what is right, and without a page of its own for them: the same findings in a third of the time.
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
