/** The line of a JSON file on which an entry stands, one a line; the first one for an entry that is not there. */
export function lineOfEntry(source: string, name: string): number {
  const key = `${JSON.stringify(name)}:`
  const index = source
    .split('\n')
    .findIndex((line) => line.trimStart().startsWith(key))
  return index < 0 ? 1 : index + 1
}
