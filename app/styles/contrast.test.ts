/** @jest-environment node */
import { readFileSync } from 'node:fs'

const file = 'app/styles/tokens.css'
const css = readFileSync(file, 'utf8')

/** The value of a token in a scheme, as a color: `light-dark()` and `var()` are followed. */
function colorOf(token: string, scheme: 0 | 1): string {
  const value = new RegExp(`\\s--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  const pair = /^light-dark\((.+),\s*([^,]+)\)$/.exec(value.trim())
  const chosen = (pair ? (pair[scheme + 1] ?? '') : value).trim()
  const name = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1]
  return name ? colorOf(name, scheme) : chosen
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors as WCAG computes it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['ground', 'surface', 'surface-raised']
const text = ['ink', 'ink-muted', 'accent']
const schemes = [
  ['light', 0],
  ['dark', 1],
] as const

test.each(schemes)('%s: text is readable on every surface', (name, scheme) => {
  const pairs = [
    ...surfaces.flatMap((ground) => text.map((ink) => [ink, ground, 4.5])),
    ['accent-ink', 'accent', 4.5],
    ['accent', 'accent-tint', 4.5],
    ...surfaces.slice(0, 2).map((ground) => ['line-strong', ground, 3]),
  ] as [string, string, number][]
  const pale = pairs.flatMap(([ink, ground, least]) => {
    const [one, other] = [colorOf(ink, scheme), colorOf(ground, scheme)]
    expect([one, other]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^#[0-9a-f]{6}$/)]),
    )
    const reached = contrast(one, other)
    return reached >= least
      ? []
      : `${file}: --${ink} (${one}) on --${ground} (${other}) has ${reached.toFixed(2)}:1 in the ${name} scheme, and needs ${least}:1; take a stronger color`
  })
  expect(pale).toEqual([])
})

const code = ['comment', 'constant', 'function', 'keyword', 'bracket']
  .concat('string', 'type')
  .map((kind) => `code-${kind}`)

test('code is readable on the pan of both schemes, and in print', () => {
  const lowest = (inks: readonly string[], grounds: readonly string[]) =>
    Math.min(
      ...inks.flatMap((ink) => grounds.map((ground) => contrast(ink, ground))),
    )
  const inks = (scheme: 0 | 1) => code.map((token) => colorOf(token, scheme))
  const pans = [colorOf('pan', 0), colorOf('pan', 1)]
  expect(lowest(inks(1), pans)).toBeGreaterThan(4.5)
  expect(lowest(inks(0), ['#ffffff'])).toBeGreaterThan(4.5)
})

test('the contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#cc7755', '#fffdf8')).toBeLessThan(4.5)
})
