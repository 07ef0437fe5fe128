import { layers } from './layers'

/** The layers as Mermaid draws them: an arrow leads from a layer to those directly below it. */
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
