import { readSample, regionsOf } from '@/lib/code/sample'
import {
  readSampleFile,
  sampleExists,
  samplesFolder,
  variantsOf,
} from '@/lib/code/samples'
import type { SourcePage } from '../source-page'
import { type Element, elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

/** Every program that a page includes exists, and so do its regions; no group stands twice. */
export const samplesRule: Rule = (page) => [
  ...missingSamples(page),
  ...repeatedGroups(page),
]

/** Equal groups would have equal ids, and the tabs of one would switch the other. */
function repeatedGroups(page: SourcePage) {
  const seen = new Set<string>()
  return elementsOf(page.tree, 'CodeGroup')
    .filter(({ position }) => {
      const { start, end } = position ?? {}
      const text = page.source.slice(start?.offset, end?.offset)
      return seen.size === seen.add(text).size
    })
    .map((element) =>
      problemAt(
        page,
        element,
        '<CodeGroup> stands on this page already; link to its heading, or show another region',
      ),
    )
}

const missingSamples: Rule = (page) =>
  elementsOf(page.tree, 'CodeGroup', 'Code', 'Output').flatMap((element) => {
    const message = complaint(element)
    return message
      ? [problemAt(page, element, `<${element.name}> ${message}`)]
      : []
  })

function complaint(element: Element): string | undefined {
  const recipe = textOf(element, 'sample')
  const file = textOf(element, 'file')
  if (recipe !== undefined) return recipeComplaint(recipe)
  if (file !== undefined) return fileComplaint(file, textOf(element, 'region'))
  if (element.name === 'CodeGroup' && element.children.length > 0)
    return undefined
  return 'names no sample; add sample="section/page/recipe" or file="…"'
}

function recipeComplaint(recipe: string): string | undefined {
  const files = variantsOf(recipe)
  if (files.length === 0)
    return `asks for the recipe "${recipe}", of which there is no file; write ${samplesFolder}/${recipe}.ts or correct the name`
  return files.map((file) => fileComplaint(file)).find(Boolean)
}

function fileComplaint(file: string, region?: string): string | undefined {
  if (!sampleExists(file))
    return `asks for ${samplesFolder}/${file}, which does not exist; write it or correct the name`
  const source = readSampleFile(file)
  try {
    readSample(source, region ?? 'preview')
  } catch (error) {
    return `asks for ${samplesFolder}/${file}, where ${error instanceof Error ? error.message : error}; mend its region marks`
  }
  if (region === undefined || regionsOf(source).includes(region))
    return undefined
  return `asks for the region "${region}", which ${samplesFolder}/${file} does not have; it has: ${regionsOf(source).join(', ') || 'none'}`
}
