import { readSample, regionsOf } from '@/lib/code/sample'
import {
  readSampleFile,
  sampleExists,
  samplesFolder,
  variantsOf,
} from '@/lib/code/samples'
import { elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

/** Every program that a page includes exists, and so do its regions. */
export const samplesRule: Rule = (page) =>
  elementsOf(page.tree, 'CodeGroup', 'Code', 'Output').flatMap((element) => {
    const recipe = textOf(element, 'sample')
    const file = textOf(element, 'file')
    const message =
      recipe !== undefined
        ? recipeComplaint(recipe)
        : file !== undefined
          ? fileComplaint(file, textOf(element, 'region'))
          : element.name === 'CodeGroup' && element.children.length > 0
            ? undefined
            : 'names no sample; add sample="section/page/recipe" or file="…"'
    return message
      ? [problemAt(page, element, `<${element.name}> ${message}`)]
      : []
  })

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
