import { allFacts, factExists, factsFile } from '@/lib/content/facts'
import { nearestName } from '@/lib/text/nearest-name'
import { hasKnownProperties } from './components'
import { elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

/** Requires that every fact on a page exists in content/facts.json. */
export const factsRule: Rule = (page) =>
  elementsOf(page.tree, 'Fact')
    .filter(hasKnownProperties)
    .flatMap((element) => {
      const id = textOf(element, 'id') ?? ''
      return factExists(id) ? [] : [problemAt(page, element, complaint(id))]
    })

function complaint(id: string): string {
  if (id === '')
    return `<Fact> does not name a fact; add id="…", one of those in ${factsFile}`
  const near = nearestName(
    id,
    allFacts().map((fact) => fact.id),
  )
  const meant = near ? ` (did you mean "${near}"?)` : ''
  return `<Fact> names "${id}", which ${factsFile} does not have; correct the id${meant}, or add it there with its source`
}
