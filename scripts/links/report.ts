import type { CheckedLink } from './check'
import type { Answer } from './fetch-address'

/** A line for each link that needs a look, in the order of files, and a last line with the sums. */
export function linkReport(links: readonly CheckedLink[]): readonly string[] {
  const lines = links.flatMap(({ url, locations, answer }) =>
    answer.kind === 'fine'
      ? []
      : locations.map((location) => `${location}: ${url} ${say(answer)}`),
  )
  return [...lines.sort(byPlace), sums(links)]
}

function say(answer: Exclude<Answer, { kind: 'fine' }>): string {
  switch (answer.kind) {
    case 'moved':
      return `moved to ${answer.to}; write that, if it is the same page`
    case 'doubtful':
      return `responds to programs with ${answer.why}; open it yourself`
    case 'broken':
      return `is broken: ${answer.why}; find where the page is now, or remove the link`
  }
}

function sums(links: readonly CheckedLink[]): string {
  const count = (kind: Answer['kind']) =>
    links.filter(({ answer }) => answer.kind === kind).length
  return `${links.length} addresses: ${count('fine')} fine, ${count('moved')} moved, ${count('doubtful')} doubtful, ${count('broken')} broken`
}

const byPlace = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true })
