import type { Import } from './imports'
import { layerOf, layers, within } from './layers'

/** Unit tests stand beside code and data alike, and may import the code that reads the data. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const forTests = [...within('site'), ...within('client')]

/**
 * Finds imports that the layers do not allow.
 *
 * @returns a message for each: file, import, rule and cure
 */
export function checkImports(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ file, written, path }) => {
    const from = layerOf(file)
    const to = layerOf(path)
    const unknown = from ? (to ? undefined : path) : file
    if (from === undefined || to === undefined)
      return `${file} imports ${written}: ${unknown} does not belong to a layer.\n  Cure: name its folder in scripts/layers/layers.ts.`
    const allowed = within(from)
    if (allowed.includes(to)) return []
    if (isTest(file) && forTests.includes(to)) return []
    return `${file} imports ${written}: ${from} may import ${listed(allowed)}, and not ${to}.\n  Cure: ${layers[from]?.cure}`
  })
}

/** The uses in the table that no import makes, which the picture would show as arrows. */
export function unusedArrows(imports: readonly Import[]): readonly string[] {
  const used = new Set(
    imports.map(({ file, path }) => `${layerOf(file)} > ${layerOf(path)}`),
  )
  return Object.entries(layers)
    .flatMap(([from, { uses }]) => uses.map((to) => `${from} > ${to}`))
    .filter((arrow) => !used.has(arrow))
}

const listed = (names: readonly string[]) => names.join(', ')
