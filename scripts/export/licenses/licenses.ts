/** A third-party package, crate or program that is served. */
export interface Part {
  readonly name: string
  readonly version?: string
  /** An SPDX expression, such as `MIT OR Apache-2.0`. */
  readonly license?: string
  readonly authors?: string
  /** Its files of license, copyright and notices. */
  readonly texts: readonly string[]
}

/** Parts that are served together. */
export interface Section {
  readonly title: string
  /** Lines about the parts. */
  readonly about: readonly string[]
  readonly parts: readonly Part[]
}

/**
 * Texts of licenses by their SPDX names, for parts that come without one. Of alternatives the first
 * one in this order is used.
 */
export type StandardTexts = Readonly<Record<string, string>>

/**
 * The licenses of all parts, each text once, even with other line breaks.
 *
 * @throws for parts without any license
 */
export function licensesText(
  head: string,
  sections: readonly Section[],
  standard: StandardTexts,
): string {
  assertLicensed(sections.flatMap(({ parts }) => parts))
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const numberOf = (text: string) => {
    const key = textKey(text)
    const number = numbers.get(key) ?? texts.push(text.replace(blankEnds, ''))
    numbers.set(key, number)
    return number
  }
  const lineOf = (part: Part) => {
    const { authors, license = 'its own license' } = part
    const own = part.texts.map(numberOf)
    const others = own.length > 0 ? [] : standardFor(license, standard)
    const found = [...own, ...others.map(numberOf)]
    const licenses = [license, ...found.map((number) => `[${number}]`)].join(
      ' ',
    )
    const by = own.length === 0 && authors ? `, by ${authors}` : ''
    return `- ${nameOf(part)}: ${licenses}${by}`
  }
  const lists = sections.map(({ about, parts, title }) =>
    [underlined(title), about.join('\n'), parts.map(lineOf).join('\n')]
      .filter(Boolean)
      .join('\n\n'),
  )
  const all = texts.map((text, index) => `${ruler}\n[${index + 1}]\n\n${text}`)
  return `${[head, ...lists, ...all].join('\n\n')}\n`
}

/** Empty lines at the top, and all space at the end. */
const blankEnds = /^(\s*\n)+|\s+$/g

const ruler = '-'.repeat(78)

const underlined = (title: string) => `${title}\n${'='.repeat(title.length)}`

const nameOf = ({ name, version }: Part) => [name, version].join(' ').trim()

/** Equal for texts that differ only in breaks, case and punctuation. */
export const textKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The texts of a license that a part names. Of alternatives one is enough. */
function standardFor(license: string, standard: StandardTexts): string[] {
  const names = license.split(/[^\w.-]+/)
  const found = Object.entries(standard)
    .filter(([name]) => names.includes(name))
    .map(([, text]) => text)
  return /\bAND\b/.test(license) ? found : found.slice(0, 1)
}

function assertLicensed(parts: readonly Part[]): void {
  const bare = parts.filter(
    ({ license, texts }) => !license && texts.length === 0,
  )
  if (bare.length === 0) return
  throw new Error(
    `Served without a license: ${bare.map(nameOf).join(', ')}. Nobody may pass on what says none: use another package, or a version that has a license file or names its license.`,
  )
}
