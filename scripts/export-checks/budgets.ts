import type { Template } from './template'
import type { WeighedPage, Weight } from './weigh'

/**
 * The most that the heaviest page of a template may weigh, in units of 1,000 bytes of gzip -9 (decision 28). What belongs to a number:
 * weigh.ts. A number is the weight of today with some room for words; it goes down when a page loses weight, and up only with a
 * reason in the commit.
 */
export const budgets: Readonly<
  Record<Template, Readonly<Record<keyof Weight, number>>>
> = {
  home: { html: 20, css: 20, scripts: 150, usable: 165, all: 165 },
  article: { html: 50, css: 20, scripts: 150, usable: 165, all: 165 },
  'a-z': { html: 50, css: 20, scripts: 150, usable: 165, all: 165 },
  errors: { html: 50, css: 20, scripts: 150, usable: 165, all: 165 },
  changes: { html: 50, css: 20, scripts: 150, usable: 165, all: 165 },
  '404': { html: 20, css: 20, scripts: 150, usable: 165, all: 165 },
}

const measures = ['html', 'css', 'scripts', 'usable', 'all'] as const

const cures: Readonly<Record<keyof Weight, string>> = {
  html: 'see what the document repeats (scripts/export/flight.ts), or split the page',
  css: 'let a style sheet stand with the component that is loaded later',
  scripts: 'load it when a reader first wants it: import() in an event',
  usable: 'load it when a reader first wants it: import() in an event',
  all: 'load it when a reader first wants it: import() in an event',
}

/** Names the heaviest page of each template that is over one of its budgets. */
export function budgetProblems(
  pages: readonly WeighedPage[],
  limits: typeof budgets = budgets,
): string[] {
  return heaviest(pages).flatMap(({ template, measure, page }) => {
    const weight = page.weight[measure] / 1000
    const limit = limits[template][measure]
    return weight <= limit
      ? []
      : [
          `${page.file}: ${measure} weighs ${weight.toFixed(1)} kB, over the ${limit} kB of the template "${template}" (budgets.ts): ${cures[measure]}`,
        ]
  })
}

/** The heaviest page of each template, in each measure. */
export function heaviest(pages: readonly WeighedPage[]) {
  const names = [...new Set(pages.map(({ template }) => template))]
  return names.flatMap((template) =>
    measures.map((measure) => ({
      template,
      measure,
      page: pages
        .filter((page) => page.template === template)
        .reduce((a, b) => (b.weight[measure] > a.weight[measure] ? b : a)),
    })),
  )
}
