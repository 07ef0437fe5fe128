/** The line of an entry in a JSON file with one entry a line; 1 for a missing entry. */
export function lineOfEntry(source: string, name: string): number {
  const key = `${JSON.stringify(name)}:`
  const index = source
    .split('\n')
    .findIndex((line) => line.trimStart().startsWith(key))
  return index < 0 ? 1 : index + 1
}
