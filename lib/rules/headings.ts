import { slug } from 'github-slugger'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { Problem } from '@/lib/content/content-error'
import { anchorsOf, type HeadingLine, headingAt } from '@/lib/content/headings'
import { isComment, lineOfNode } from '@/lib/content/parse'
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
  ...emptySections(page),
  ...underlined(page),
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

/** Finds links in headings, which are links to themselves, and pictures, which give no id. */
function linkedHeadings(page: SourcePage) {
  const problems: Problem[] = []
  for (const heading of nodesOf(page.tree, 'heading'))
    visit(heading, ['link', 'linkReference', 'image'], () => {
      problems.push(
        problemAt(
          page,
          heading,
          'this heading contains a link or a picture; move it into the text below',
        ),
      )
    })
  return problems
}

const emptyHeadings = (page: SourcePage) =>
  page.headings
    .filter(({ title, id }) => title === '' || id === '')
    .map((heading) =>
      at(page, heading, 'this heading has no words; write them, or remove it'),
    )

/** Finds pages and sections without a text. */
function emptySections({ file, tree }: SourcePage) {
  const nodes = tree.children.filter(
    (node) => node.type !== 'yaml' && !isComment(node),
  )
  const empty = nodes.flatMap((node, index) => {
    const next = nodes[index + 1]
    return node.type === 'heading' &&
      (!next || (next.type === 'heading' && next.depth <= node.depth))
      ? [lineOfNode(node)]
      : []
  })
  const message = 'nothing is written here; write the text, or remove this'
  return (nodes.length > 0 ? empty : [1]).map((line) => ({
    file,
    line,
    message,
  }))
}

/** Finds texts that the line below them makes a heading. */
const underlined = (page: SourcePage) =>
  nodesOf(page.tree, 'heading')
    .filter(({ position }) => page.source[position?.start.offset ?? 0] !== '#')
    .map((heading) =>
      problemAt(
        page,
        heading,
        'the line of - or = below this text makes it a heading; write ## before it, or a blank line below it',
      ),
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

/**
 * Finds the headings of a translation that are not English's. They are told by their ids, so one that
 * is lost moves no other. One without English's id stands for the lost one at its place.
 */
export function headingDifferences(
  page: SourcePage,
  { headings: english }: SourcePage,
): readonly Problem[] {
  const problems: Problem[] = []
  const isLost = (source: HeadingLine) =>
    !page.headings.some(({ id }) => id === source.id)
  let next = 0
  let line = 1
  const reportLost = (end: number) =>
    problems.push(
      ...english
        .slice(next, end)
        .filter(isLost)
        .map((source) => ({
          file: page.file,
          line,
          message: `the section "${source.title}" ${bracket(source)} is missing; translate it`,
        })),
    )
  for (const heading of page.headings) {
    const found = english.findIndex(({ id }) => id === heading.id)
    const place = found < 0 ? next : found
    const source = english[place]
    if (!source || (found < 0 && !isLost(source)))
      problems.push(
        at(
          page,
          heading,
          `"${heading.title}" has no counterpart in English; remove it`,
        ),
      )
    else if (place < next)
      problems.push(
        at(
          page,
          heading,
          `"${heading.title}" stands above "${english[place + 1]?.title}" in English; move it there`,
        ),
      )
    else {
      reportLost(place)
      next = place + 1
      if (
        source.depth !== heading.depth ||
        bracket(source) !== bracket(heading)
      )
        problems.push(
          at(
            page,
            heading,
            `"${heading.title}" is where English has "${source.title}"; ${cure(heading, source, english)}`,
          ),
        )
    }
    line = heading.line
  }
  reportLost(english.length)
  return problems
}
