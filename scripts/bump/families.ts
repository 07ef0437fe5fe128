/**
 * Packages that are released together, or that need each other's version. All of a family move, or
 * none.
 */
const families: readonly RegExp[] = [
  /^(next|@next\/.+)$/,
  /^(react|react-dom)$/,
  /^@types\/react(-dom)?$/,
  /^@docsearch\//,
  /^(@codemirror|@lezer)\//,
  /^(@playwright\/test|playwright)$/,
  /^(jest|jest-environment-.+)$/,
  /^@mdx-js\//,
  /^(codama|@codama\/.+)$/,
  /^@switchboard-xyz\//,
  /^@metaplex-foundation\/umi(-.+)?$/,
  /^(@solana\/(kit|sysvars|transactions|react|kit-plugin-.+))$/,
]

/** True for two packages of one family. */
function areRelated(one: string, other: string): boolean {
  return (
    one === other ||
    families.some((family) => family.test(one) && family.test(other))
  )
}

/** The names with the rest of their families, as far as a file pins it. */
export function withFamilies(
  names: readonly string[],
  pinned: readonly string[],
): readonly string[] {
  const related = pinned.filter((one) =>
    names.some((name) => areRelated(one, name)),
  )
  return [...new Set([...names, ...related])]
}

/** The items by family, each family once, in the order of their first members. */
export function byFamily<Item extends { readonly name: string }>(
  items: readonly Item[],
): readonly (readonly Item[])[] {
  const groups: Item[][] = []
  for (const item of items) {
    const group = groups.find(([first]) =>
      first ? areRelated(first.name, item.name) : false,
    )
    if (group) group.push(item)
    else groups.push([item])
  }
  return groups
}
