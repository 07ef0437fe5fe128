import type { Problem } from '@/lib/content/content-error'
import type { SourcePage } from '@/lib/content/source-page'
import { comparedEnglish } from '@/lib/freshness/english'
import { componentsRule } from '@/lib/rules/components'
import { linksRule } from '@/lib/rules/links'
import type { Rule } from '@/lib/rules/rule'
import { type BlockSection, blockSectionsOf, inlineOf } from './blocks'

/**
 * Requires English's blocks in English's order, and in each section the same links, facts and code.
 */
export const structureRule: Rule = (page) => {
  const english = comparedEnglish(page)
  return english ? structureDifferences(page, english) : []
}

/** Finds the blocks, links, facts and code of a translation that are not English's. */
export function structureDifferences(
  page: SourcePage,
  original: SourcePage,
): readonly Problem[] {
  const english = blockSectionsOf(original)
  const translated = blockSectionsOf(page)
  if (english.length !== translated.length || hasMoved(page, original))
    return []
  // Faults of the English page are reported there, not in nine translations.
  if (componentsRule(original).length > 0) return []
  const linksStand = linksRule(original).length === 0
  return translated.flatMap((section, index) => {
    const source = english[index]
    if (!source) return []
    const problems =
      blockProblem(section, source, original.file) ??
      inlineProblems(section, source, linksStand)
    return problems.map((problem) => ({ file: page.file, ...problem }))
  })
}

/** True when a section is at another place, which the rule of headings reports. */
const hasMoved = (page: SourcePage, original: SourcePage) =>
  page.headings.some(({ id }, index) => {
    const place = original.headings.findIndex((heading) => heading.id === id)
    return place >= 0 && place !== index
  })

type Found = Omit<Problem, 'file'>

function blockProblem(
  section: BlockSection,
  source: BlockSection,
  file: string,
): readonly Found[] | undefined {
  const length = Math.max(section.blocks.length, source.blocks.length)
  for (let index = 0; index < length; index++) {
    const here = section.blocks[index]
    const there = source.blocks[index]
    if (here?.form === there?.form) continue
    const line = here?.line ?? section.blocks.at(-1)?.line ?? section.line
    return [{ line, message: complaint(here?.form, there, source.title, file) }]
  }
  return undefined
}

function complaint(
  here: string | undefined,
  there: BlockSection['blocks'][number] | undefined,
  title: string,
  file: string,
): string {
  if (!there)
    return `"${here}" is at the end of a section where English ("${title}") has nothing more; remove it`
  const english = `English has "${there.form}" (${file}:${there.line})`
  return here
    ? `"${here}" is where ${english}; keep English's blocks in English's order`
    : `the section ends where ${english}; translate it`
}

function inlineProblems(
  section: BlockSection,
  source: BlockSection,
  linksStand: boolean,
) {
  const here = inlineOf(section)
  const there = inlineOf(source)
  return [
    ...(linksStand ? difference(here.links, there.links, 'link to') : []),
    ...difference(here.facts, there.facts, 'fact'),
    // A language's grammar may need code to be named more or less often.
    ...difference(unique(here.code), unique(there.code), 'code'),
  ].map((message) => ({
    line: section.line,
    message: `${message}, unlike the English section "${source.title}"; add or remove what differs`,
  }))
}

function difference(
  here: readonly string[],
  there: readonly string[],
  what: string,
): readonly string[] {
  const missing = subtract(there, here).map((one) => `lacks the ${what} ${one}`)
  const added = subtract(here, there).map((one) => `has the ${what} ${one}`)
  return [...missing, ...added]
}

const unique = (values: readonly string[]) => [...new Set(values)]

function subtract(from: readonly string[], what: readonly string[]) {
  const remaining = [...what]
  return from.filter((one) => {
    const index = remaining.indexOf(one)
    if (index >= 0) remaining.splice(index, 1)
    return index < 0
  })
}
