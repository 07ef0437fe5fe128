import { allFacts, factExists, factsFile } from '@/lib/facts'
import { nearestName } from '@/lib/nearest-name'
import { isUnderstood } from './components'
import { elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

/** Every fact that a page shows stands in the data file. */
export const factsRule: Rule = (page) =>
  elementsOf(page.tree, 'Fact')
    .filter(isUnderstood)
    .flatMap((element) => {
      const id = textOf(element, 'id') ?? ''
      return factExists(id) ? [] : [problemAt(page, element, complaint(id))]
    })

function complaint(id: string): string {
  if (id === '')
    return `<Fact> names no fact; add id="…", one of those in ${factsFile}`
  const near = nearestName(
    id,
    allFacts.map((fact) => fact.id),
  )
  const meant = near ? ` (did you mean "${near}"?)` : ''
  return `<Fact> asks for "${id}", which ${factsFile} does not have; correct the id${meant}, or add it there with its source`
}
