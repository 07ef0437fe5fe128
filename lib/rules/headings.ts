import { slug } from 'github-slugger'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { Problem } from '@/lib/content/content-error'
import { anchorsOf, type HeadingLine, headingAt } from '@/lib/content/headings'
import type { SourcePage } from '@/lib/content/source-page'
import { comparedEnglish } from '@/lib/freshness/english'
import { nodesOf } from './nodes'
import { problemAt, type Rule } from './rule'

/**
 * Requires headings of level 2 and 3 at the top level of the page, each anchor once, and in
 * translations English's anchors (decision 5).
 */
export const headingsRule: Rule = (page) => [
  ...nestedHeadings(page),
  ...emptyHeadings(page),
  ...linkedHeadings(page),
  ...depthProblems(page),
  ...duplicates(page),
  ...translationProblems(page),
]

const at = ({ file }: SourcePage, { line }: HeadingLine, message: string) => ({
  file,
  line,
  message,
})

/**
 * Finds headings inside of other blocks. The sidebar, the search and the rules below see only the
 * top level.
 */
function nestedHeadings(page: SourcePage) {
  const atTop = new Set<Node>(page.tree.children)
  return nodesOf(page.tree, 'heading')
    .filter((heading) => !atTop.has(heading))
    .map((heading) =>
      problemAt(
        page,
        heading,
        'this heading is inside a list, a quote or a component; move it out, or write the line in bold',
      ),
    )
}

/** Finds links in headings. A heading is a link to itself, and a link cannot contain a link. */
function linkedHeadings(page: SourcePage) {
  const problems: Problem[] = []
  for (const heading of nodesOf(page.tree, 'heading'))
    visit(heading, ['link', 'linkReference'], () => {
      problems.push(
        problemAt(
          page,
          heading,
          'this heading contains a link; move it into the text below',
        ),
      )
    })
  return problems
}

const emptyHeadings = (page: SourcePage) =>
  page.headings
    .filter(({ title }) => title === '')
    .map((heading) =>
      at(page, heading, 'this heading has no words; write them, or remove it'),
    )

const depthProblems = (page: SourcePage) =>
  page.headings
    .filter(({ depth }) => depth === 1 || depth > 3)
    .map((heading) =>
      at(
        page,
        heading,
        `"${heading.title}" is a heading of level ${heading.depth}; use ## or ### (the title comes from the front matter)`,
      ),
    )

function duplicates(page: SourcePage) {
  const seen = new Set<string>()
  return page.headings.flatMap((heading) =>
    anchorsOf(heading)
      .filter((anchor) => seen.size === seen.add(anchor).size)
      .map((anchor) =>
        at(
          page,
          heading,
          `the anchor "${anchor}" is on this page already; give this heading its own id: ## ${heading.title} [#another-id]`,
        ),
      ),
  )
}

const bracket = (heading: HeadingLine) =>
  `[${anchorsOf(heading)
    .map((anchor) => `#${anchor}`)
    .join(' ')}]`

/**
 * The cure for a heading that differs from English's. An id that is written down but that English
 * does not have is most likely one that English has lost.
 */
function cure(
  heading: HeadingLine,
  source: HeadingLine,
  english: readonly HeadingLine[],
): string {
  const here = `end it with ${bracket(source)} and use ${'#'.repeat(source.depth)}`
  if (headingAt(english, heading.id) || heading.id === slug(heading.title))
    return here
  return `if English's heading has a new name, give it its old id, [#${heading.id}], so that links to it keep working; otherwise ${here}`
}

function translationProblems(page: SourcePage) {
  const english = comparedEnglish(page)
  return english ? headingDifferences(page, english) : []
}

/** Finds the headings of a translation that are not English's. */
export function headingDifferences(
  page: SourcePage,
  { headings: english }: SourcePage,
): readonly Problem[] {
  const wrong = page.headings.flatMap((heading, index) => {
    const source = english[index]
    if (!source)
      return [
        at(
          page,
          heading,
          `"${heading.title}" has no counterpart in English; remove it`,
        ),
      ]
    if (source.depth === heading.depth && bracket(source) === bracket(heading))
      return []
    return [
      at(
        page,
        heading,
        `"${heading.title}" is where English has "${source.title}"; ${cure(heading, source, english)}`,
      ),
    ]
  })
  const missing = english[page.headings.length]
  if (!missing) return wrong
  return [
    ...wrong,
    {
      file: page.file,
      line: 1,
      message: `the section "${missing.title}" ${bracket(missing)} is missing; translate it`,
    },
  ]
}
