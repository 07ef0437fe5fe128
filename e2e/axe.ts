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

/** The rules that look at colors. All others find the same in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block']

type Rules = 'all' | 'colors' | 'all but colors'

const schemes = ['light', 'dark'] as const

/** The widths of a desktop's and a phone's screen. */
const widths = [1280, 360]

/**
 * Defines a test for each page, at both widths: all rules in the light scheme, and those of colors in
 * the dark one.
 *
 * @param colorWidths the widths at which colors are tested, where it should not be both
 */
export function testAccessibility(
  paths: Iterable<string>,
  colorWidths: readonly number[] = widths,
): void {
  test.use({ expectedErrors: [/status of 404/] })
  const lightRules = (width: number): Rules =>
    colorWidths.includes(width) ? 'all' : 'all but colors'
  for (const path of paths) {
    test(`${path} has no barrier`, async ({ page }) => {
      for (const colorScheme of schemes) {
        const isLight = colorScheme === 'light'
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        for (const width of isLight ? widths : colorWidths) {
          await page.setViewportSize({ width, height: 800 })
          await test.step(`${colorScheme}, ${width} px`, async () => {
            const rules = isLight ? lightRules(width) : 'colors'
            expect(await barriers(page, rules)).toEqual([])
          })
        }
      }
    })
  }
}

/** Defines a test for each page in forced colors, in both schemes. */
export function testForcedColors(paths: Iterable<string>): void {
  test.describe('in forced colors', () => {
    test.use({ expectedErrors: [/status of 404/], forcedColors: 'active' })
    for (const path of paths) {
      test(`${path} has no barrier`, async ({ page }) => {
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(path)
          await test.step(colorScheme, async () => {
            expect(await barriers(page, 'colors')).toEqual([])
          })
        }
      })
    }
  })
}

/** Findings of axe in few words, for reports. */
export async function barriers(
  page: Page,
  rules: Rules = 'all',
): Promise<string[]> {
  // Details of passed rules are left out, and so is a page of its own for them: the same findings
  // in a third of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  if (rules === 'colors') axe.withRules(colorRules)
  else axe.withTags(tags)
  if (rules === 'all but colors') axe.disableRules(colorRules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id}: ${help}`, target.join(' '), failureSummary].join('\n'),
    ),
  )
}
