import { factExists, factsFile } from '@/lib/facts'
import { elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

/** Every fact that a page shows stands in the data file. */
export const factsRule: Rule = (page) =>
  elementsOf(page.tree, 'Fact')
    .filter((element) => !factExists(textOf(element, 'id') ?? ''))
    .map((element) =>
      problemAt(
        page,
        element,
        `<Fact> asks for "${textOf(element, 'id')}", which ${factsFile} does not have; add it there with its source, or correct the id`,
      ),
    )
