/** A heading with its lines below, or that there are none. */
export function listed(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return `${title}: nothing`
  return `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`
}
