/** The programs of a page of the book that the playground offers. */
export interface ChoiceGroup {
  /** The page's title. */
  readonly title: string
  /** The language of the title, where it is not that of the playground. */
  readonly lang?: string | undefined
  readonly choices: readonly Choice[]
}

interface Choice {
  /** The program's path below `samples/`. */
  readonly file: string
  /** The section that shows it, with the file's name where the section shows several programs. */
  readonly name: string
}

/** The value of an empty program. */
export const emptyChoice = 'empty'

/** The recipe that an address may name: `playground.html?recipe=guides/a/b.ts`. */
const parameter = 'recipe'

/** The choice that an address names, if it exists; otherwise empty. */
export function namedChoice(
  address: URL,
  groups: readonly ChoiceGroup[],
): string {
  const named = address.searchParams.get(parameter) ?? ''
  const isOffered = named === emptyChoice || labelOf(named, groups) !== ''
  return isOffered ? named : ''
}

/** The address with another choice, so that a link to it can be copied. */
export function withChoice(choice: string, address: URL): URL {
  const url = new URL(address)
  if (choice) url.searchParams.set(parameter, choice)
  else url.searchParams.delete(parameter)
  return url
}

/** The page and section of a recipe: a closed list shows its option alone. */
export function labelOf(file: string, groups: readonly ChoiceGroup[]): string {
  const places = groups.flatMap(({ title, choices }) =>
    choices.map((choice) => ({ ...choice, title })),
  )
  const place = places.find((each) => each.file === file)
  return place ? `${place.title} › ${place.name}` : ''
}
