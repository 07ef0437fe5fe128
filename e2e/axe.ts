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

/** The rules about colors. All others find the same in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block']

const schemes = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: colorRules },
] as const

/** The widths of a desktop's and a phone's screen. */
const widths = [1280, 360]

/** Defines a test for each page. Colors are the same at every width. */
export function testAccessibility(paths: Iterable<string>): void {
  test.use({ expectedErrors: [/status of 404/] })
  for (const path of paths) {
    test(`${path} passes axe`, async ({ page }) => {
      for (const { colorScheme, rules } of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        for (const width of rules ? [360] : widths) {
          await page.setViewportSize({ width, height: 800 })
          await test.step(`${colorScheme}, ${width} px`, async () => {
            expect(await axeViolations(page, rules)).toEqual([])
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
      test(`${path} passes axe`, async ({ page }) => {
        for (const { colorScheme } of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(path)
          await test.step(colorScheme, async () => {
            expect(await axeViolations(page, colorRules)).toEqual([])
          })
        }
      })
    }
  })
}

/** The violations that axe finds, in short, by some rules or by all. */
export async function axeViolations(
  page: Page,
  rules?: readonly string[],
): Promise<string[]> {
  // Skips the details of passed rules, and legacy mode the extra page: the same violations in a third
  // of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  const { violations } = await (rules
    ? axe.withRules([...rules])
    : axe.withTags(tags)
  ).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id}: ${help}`, target.join(' '), failureSummary].join('\n'),
    ),
  )
}
