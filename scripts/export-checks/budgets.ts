import type { Template } from './template'
import type { WeighedPage, Weight } from './weigh'

/** `typical` is what the middle page of the template needs to be readable and usable (`usable`); all else is of the heaviest page. */
export interface Budget extends Weight {
  readonly typical: number
}

/**
 * The most that the pages of a template may weigh, in units of 1,000 bytes of gzip -9 (decision 28). What belongs to a number: weigh.ts.
 * 38.4 kB (37.5 KiB) is the limit of a usable article, to which the middle article is held; long references and the errors are above it. The others are the weights of today with some room for words: they go down
 * when pages lose weight, and up only with a reason in the commit.
 */
export const budgets: Readonly<Record<Template, Budget>> = {
  home: budget(11, 8, 152, 25, 170, 24),
  article: budget(36, 8, 152, 50, 194, 38.4),
  'a-z': budget(24, 8, 152, 38.4, 183, 38.4),
  errors: budget(40, 8, 152, 53, 198, 53),
  changes: budget(36, 8, 152, 50, 194, 38.4),
  // It runs at once: its scripts choose the language.
  '404': budget(7, 3, 142, 151, 151, 151),
}

function budget(
  html: number,
  css: number,
  scripts: number,
  usable: number,
  all: number,
  typical: number,
): Budget {
  return { html, css, scripts, usable, all, typical }
}

const later = 'load it when a reader first wants it: import() in an event'
const shorter =
  'see what the document repeats (scripts/export/payload.ts), or split the page'
const cures: Readonly<Record<keyof Budget, string>> = {
  html: shorter,
  css: 'let a style sheet stand with the component that is loaded later',
  scripts: later,
  usable: `${later}; ${shorter}`,
  all: later,
  typical: `${later}; ${shorter}`,
}

export interface Weighing {
  readonly template: Template
  readonly measure: keyof Budget
  /** The page that decides: the heaviest, or the one in the middle. */
  readonly file: string
  readonly kilobytes: number
}

/** The weight of each template in each measure of its budget. */
export function weighTemplates(pages: readonly WeighedPage[]): Weighing[] {
  const templates = [...new Set(pages.map(({ template }) => template))]
  return templates.flatMap((template) => {
    const own = pages.filter((page) => page.template === template)
    const measured = (measure: keyof Budget): Weighing => {
      const key = measure === 'typical' ? 'usable' : measure
      const sorted = own.toSorted((a, b) => a.weight[key] - b.weight[key])
      const page = sorted.at(measure === 'typical' ? own.length >> 1 : -1)
      return {
        template,
        measure,
        file: page?.file ?? '',
        kilobytes: (page?.weight[key] ?? 0) / 1000,
      }
    }
    return [
      measured('html'),
      measured('css'),
      measured('scripts'),
      measured('usable'),
      measured('all'),
      measured('typical'),
    ]
  })
}

/** Names what is over its budget, and what to do about it. */
export function budgetProblems(weighings: readonly Weighing[]): string[] {
  return weighings
    .filter(
      ({ template, measure, kilobytes }) =>
        kilobytes > budgets[template][measure],
    )
    .map(
      ({ template, measure, file, kilobytes }) =>
        `${file}: ${measure} weighs ${kilobytes.toFixed(1)} kB, over the ${budgets[template][measure]} kB of the template "${template}" (scripts/export-checks/budgets.ts): ${cures[measure]}`,
    )
}

/** All weighings as lines, one a template. */
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
