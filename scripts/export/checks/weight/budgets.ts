import type { Template } from './template'
import {
  type LaterPart,
  type LaterWeight,
  type Part,
  sumOf,
  type WeighedPage,
  type Weight,
} from './weigh'

/** Budget of a template: `middle` is for the median page, all other numbers for the heaviest. */
export interface Budget extends Weight {
  readonly middle: number
}

/**
 * The budget of each template, in units of 1,000 bytes of gzip -9 (decision 28); weigh.ts says
 * which files count. Budgets only fall. A commit that raises one gives its reason.
 */
export const budgets: Readonly<Record<Template, Budget>> = {
  home: budget(12, 9, 11, 30, 29.5),
  article: budget(44, 9, 11, 62.5, 41),
  'a-z': budget(24, 9, 11, 41.5, 40.5),
  errors: budget(40, 9, 11, 57, 56),
  playground: budget(11, 9, 11, 29, 29),
  changes: budget(39, 9, 11, 56, 40.5),
  '404': budget(9, 9, 11, 27, 22.5),
}

function budget(
  html: number,
  css: number,
  scripts: number,
  page: number,
  middle: number,
): Budget {
  return { html, css, scripts, page, middle }
}

/** The budget for the editor of programs, which loads when a reader first edits one. */
export const editorBudget = 140

/**
 * The budget for all other islands with their styles and the search's worker. A reader loads only the
 * islands that they open. It was 150 before the error finder read whole logs and
 * the docs search said what it did not find, 153 before programs ran on the page, 168 before the
 * playground and the messages about faults of a run, 170 before pasted log lines were shortened
 * to what they tell and markup from elsewhere became text, and 172 before answers of a hosted search
 * were read field by field and a changed program was asked about before it is lost.
 */
export const islandBudget = 173

/** The part of a budget that each article leaves free for its next writer or translator. */
const writersRoom = 0.02

const cureOfWords =
  'if English has grown, this is for its writer: shorten the page, or split it into two; a translation cannot be shorter than English, so send it as it is: a maintainer then makes the page lighter or raises the budget'
const cures: Readonly<Record<keyof Budget, string>> = {
  html: cureOfWords,
  css: 'this is for whoever changed a style sheet: move it to the island that it is for',
  scripts:
    'this is for whoever changed the client (lib/client): load later what no reader needs at once, by import() in an event',
  page: cureOfWords,
  middle: `${cureOfWords}; where many pages grew at once, see what their template repeats`,
}

export interface Weighing {
  readonly template: Template
  readonly measure: keyof Budget
  /** The page that was compared: the heaviest, or the median. */
  readonly file: string
  readonly kilobytes: number
  /** The style sheets and scripts that count in it. */
  readonly parts: readonly Part[]
}

const measures = ['html', 'css', 'scripts', 'page', 'middle'] as const

/** The weight of each template, for each number of its budget. */
export function weighTemplates(pages: readonly WeighedPage[]): Weighing[] {
  const templates = [...new Set(pages.map(({ template }) => template))]
  return templates.flatMap((template) => {
    const own = pages.filter((page) => page.template === template)
    return measures.map((measure): Weighing => {
      const key = measure === 'middle' ? 'page' : measure
      const sorted = own.toSorted((a, b) => a.weight[key] - b.weight[key])
      const page = sorted.at(measure === 'middle' ? own.length >> 1 : -1)
      return {
        template,
        measure,
        file: page?.file ?? '',
        kilobytes: (page?.weight[key] ?? 0) / 1000,
        parts: page ? partsOf(page, key) : [],
      }
    })
  })
}

function partsOf({ parts }: WeighedPage, key: keyof Weight): readonly Part[] {
  if (key === 'html') return []
  return key === 'page' ? [...parts.css, ...parts.scripts] : parts[key]
}

/** Names each template over its budget, who has to act, and how. */
export function budgetProblems(
  weighings: readonly Weighing[],
  later: LaterWeight = { islands: [], editor: [] },
): string[] {
  const heavy = weighings
    .filter((weighing) => roomOf(weighing) < 0)
    .map(
      ({ template, measure, file, kilobytes, parts }) =>
        `${file}: ${measure} weighs ${kilobytes.toFixed(1)} kB, over the ${budgets[template][measure]} kB of the template "${template}" (scripts/export/checks/weight/budgets.ts): ${cures[measure]}${largestLine(parts)}`,
    )
  return [
    ...heavy,
    ...laterProblems('the islands weigh', later.islands, islandBudget),
    ...laterProblems('the editor weighs', later.editor, editorBudget),
  ]
}

const laterProblems = (
  what: string,
  parts: readonly LaterPart[],
  budget: number,
) =>
  sumOf(parts) <= budget * 1000
    ? []
    : [
        `assets/: ${what} ${kilobytesOf(sumOf(parts))} kB, over ${budget} (scripts/export/checks/weight/budgets.ts): this is for whoever changed it (components/islands): see what it imports${largestLine(parts)}`,
      ]

/** A weight in units of 1,000 bytes, as messages say it. */
export const kilobytesOf = (bytes: number) => (bytes / 1000).toFixed(1)

/** The heaviest files that count, so that a maintainer knows where to look. */
function largestLine(parts: readonly (Part | LaterPart)[]): string {
  if (parts.length === 0) return ''
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
  const names = largest.map((part) => {
    const islands = 'islands' in part ? part.islands.join(', ') : ''
    return `${part.file} ${kilobytesOf(part.bytes)} kB${islands && ` (${islands})`}`
  })
  return `\n  The largest of its files: ${names.join('; ')}`
}

/** Names the article templates that leave writers less room below the budget than promised. */
export function roomLines(weighings: readonly Weighing[]): string[] {
  return weighings
    .filter(
      (weighing) =>
        weighing.template === 'article' &&
        ['html', 'page', 'middle'].includes(weighing.measure) &&
        roomOf(weighing) < writersRoom * budgetOf(weighing),
    )
    .map(
      (weighing) =>
        `${weighing.file}: ${weighing.measure} leaves a writer ${roomOf(weighing).toFixed(1)} kB, less than ${100 * writersRoom} % of ${budgetOf(weighing)} kB: this is for a maintainer: make it lighter or raise the budget, or the next words will not fit`,
    )
}

const budgetOf = ({ template, measure }: Weighing) => budgets[template][measure]

const roomOf = (weighing: Weighing) => budgetOf(weighing) - weighing.kilobytes

/** All weights as lines, one for each template. */
export function weighingLines(weighings: readonly Weighing[]): string[] {
  const templates = [...new Set(weighings.map(({ template }) => template))]
  return templates.map((template) => {
    const parts = weighings
      .filter((each) => each.template === template)
      .map(
        ({ measure, kilobytes }) =>
          `${measure} ${kilobytes.toFixed(1)}/${budgets[template][measure]}`,
      )
    return `${template}: ${parts.join(', ')} kB`
  })
}
