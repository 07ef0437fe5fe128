import { layers } from './layers'

/** The layers as a Mermaid diagram, with arrows from each layer to those directly below it. */
export function picture(): string {
  const boxes = Object.entries(layers).map(
    ([name, { path, holds }]) =>
      `  ${name}["<b>${path || '*.config.*'}</b><br>${holds}"]`,
  )
  const arrows = Object.entries(layers).flatMap(([name, { uses }]) =>
    uses.map((lower) => `  ${name} --> ${lower}`),
  )
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n')
}
