/**
 * What a build renders where it takes all else from the last one (scripts/process/render.ts), with blanks between: documents, named as Next
 * writes them, and languages, for the files of which there is one a language.
 */
export const rendered = 'RENDERED'

/**
 * Of what a route writes, that which this build renders: without the variable all, and never nothing, which Next would refuse.
 *
 * @param nameOf the name by which the variable calls an item
 */
export function renderedOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const wanted = process.env[rendered]?.split(' ')
  if (!wanted) return items
  const some = items.filter((item) => wanted.includes(nameOf(item)))
  return some.length > 0 ? some : items.slice(0, 1)
}
