import { basename, dirname, join } from 'node:path'
import { sampleLanguages } from '@/lib/code/languages'
import { regionFault, regionsOf } from '@/lib/code/sample'
import {
  filesIn,
  readSampleFile,
  sampleExists,
  samplesFolder,
  variantsOf,
} from '@/lib/code/samples'
import type { Problem } from '@/lib/content/content-error'
import type { MdxTree } from '@/lib/content/parse'
import type { SourcePage } from '@/lib/content/source-page'
import { cureOfName, nearestName } from '@/lib/text/nearest-name'
import { hasKnownProperties } from './components'
import { type Element, elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

/**
 * Requires that every included program and its regions exist, and that no group is on a page twice.
 */
export const samplesRule: Rule = (page) => [
  ...missingSamples(page),
  ...outsideOfGroups(page),
  ...repeatedGroups(page),
]

/** The files of the recipes that a page names. */
export const recipesOf = (page: SourcePage): readonly string[] =>
  elementsOf(page.tree, 'CodeGroup').flatMap((element) =>
    variantsOf(textOf(element, 'sample') ?? ''),
  )

/**
 * Finds repeated groups. They would have the same ids, and the tabs of one would switch the other.
 */
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
        'this <CodeGroup> is on this page already; link to its heading, or show another region',
      ),
    )
}

/** Finds files that no group shows. */
function outsideOfGroups(page: SourcePage) {
  const inGroups = elementsOf(page.tree, 'CodeGroup').flatMap((group) =>
    elementsOf({ type: 'root', children: [group] } as MdxTree, 'Code'),
  )
  return elementsOf(page.tree, 'Code')
    .filter((element) => !inGroups.includes(element))
    .map((element) =>
      problemAt(
        page,
        element,
        '<Code> shows nothing outside of <CodeGroup>; put it between <CodeGroup> and </CodeGroup>',
      ),
    )
}

const missingSamples: Rule = (page) =>
  elementsOf(page.tree, 'CodeGroup', 'Code', 'Output')
    .filter(hasKnownProperties)
    .flatMap((element) => {
      const at = (message: string) => [
        problemAt(page, element, `<${element.name}> ${message}`),
      ]
      const recipe = textOf(element, 'sample')
      const file = textOf(element, 'file')
      if (recipe !== undefined) {
        const files = variantsOf(recipe)
        return files.length > 0
          ? files.flatMap(problemsOfSample)
          : at(recipeComplaint(recipe))
      }
      if (file !== undefined) {
        const message = fileComplaint(file, textOf(element, 'region'))
        return message ? at(message) : problemsOfSample(file)
      }
      const message = nameless(element)
      return message ? at(message) : []
    })

function nameless({ name, children }: Element): string | undefined {
  if (name !== 'CodeGroup')
    return 'does not name a sample; add file="section/page/recipe.ts"'
  if (children.length > 0) return undefined
  return 'does not name a sample; add sample="section/page/recipe"'
}

function recipeComplaint(recipe: string): string {
  const meant = meantIn(dirname(recipe), basename(recipe), (file) =>
    file.replace(/\..*$/, ''),
  )
  return `names the recipe "${recipe}", which has no file; correct the name${meant}, or write ${samplesFolder}/${recipe}.ts`
}

function fileComplaint(file: string, region?: string): string | undefined {
  if (!sampleExists(file))
    return `names ${samplesFolder}/${file}, which does not exist; correct the name${meantIn(dirname(file), basename(file))}, or write the file`
  if (!sampleLanguages.some(({ ending }) => file.endsWith(ending)))
    return `names ${samplesFolder}/${file}, which is not a program; name one that ends in ${endings}`
  const regions = regionsOf(readSampleFile(file))
  return region === undefined || regions.includes(region)
    ? undefined
    : `names the region "${region}", which ${samplesFolder}/${file} does not have; ${cureOfName(region, regions)}`
}

const endings = sampleLanguages.map(({ ending }) => ending).join(', ')

/** A hint at the file with the most similar name in a folder of samples. */
function meantIn(
  folder: string,
  wrong: string,
  nameOf = (file: string) => file,
): string {
  const names = filesIn(folder).map(nameOf)
  const near = nearestName(wrong, names)
  return near ? ` (did you mean "${folder}/${near}"?)` : ''
}

/** A fault of region comments, reported at the program, whichever pages show it. */
function problemsOfSample(file: string): readonly Problem[] {
  const fault = regionFault(readSampleFile(file))
  return fault ? [{ file: join(samplesFolder, file), ...fault }] : []
}
