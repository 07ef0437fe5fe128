import type { Nodes } from 'mdast'
import { slugsOf } from '@/lib/content/files'
import { loadFrontmatter } from '@/lib/content/load'
import { lineOfNode } from '@/lib/content/parse'
import { loadSourcePage, type SourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'

/** A task that the book explains: a section with a program. */
export interface Recipe {
  readonly title: string
  readonly slug: string
  readonly anchor: string
  /** The title of its page. */
  readonly page: string
}

/** All recipes of a language, page by page. */
export function recipesOf(locale: Locale): readonly Recipe[] {
  return slugsOf(locale).flatMap((slug) => {
    const { title, navTitle } = loadFrontmatter(locale, slug)
    return recipesIn(loadSourcePage(locale, slug))
      .filter(({ anchor }) => isTask(slug, anchor))
      .map((recipe) => ({ ...recipe, slug, page: navTitle ?? title }))
  })
}

/**
 * Anchors of sections whose programs illustrate a topic and solve no task. In the references, every
 * section with a program is a task.
 */
const topics = ['errors', 'limits', 'program', 'scenario']

const isTask = (slug: string, anchor: string) =>
  slug.startsWith('references/') || !topics.includes(anchor)

/** The sections of a page that hold a program. */
function recipesIn({
  tree,
  headings,
}: SourcePage): readonly Pick<Recipe, 'title' | 'anchor'>[] {
  const programs = tree.children.filter(isProgram).map(lineOfNode)
  const sections = headings.filter(({ depth }) => depth === 2)
  return sections.flatMap(({ title, id, line }, index) => {
    const end = sections[index + 1]?.line ?? Number.POSITIVE_INFINITY
    const holds = programs.some((at) => at > line && at < end)
    return holds ? [{ title, anchor: id }] : []
  })
}

const isProgram = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' && node.name === 'CodeGroup'
