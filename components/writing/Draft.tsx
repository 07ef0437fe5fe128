import { Article } from '@/components/article/Article'
import { DocPage } from '@/components/article/DocPage'
import {
  ContentError,
  formatProblem,
  type Problem,
} from '@/lib/content/content-error'
import { loadPage } from '@/lib/content/load'
import { pageView } from '@/lib/content/page-view'
import { checkDraft, checkPage } from '@/lib/rules/check'
import type { Locale } from '@/site.config'
import { FollowChanges } from './FollowChanges'
import { Problems } from './Problems'

interface Props {
  readonly locale: Locale
  readonly slug: string
}

/**
 * A page as its writer sees it (`npm run dev`): first its errors, then as much of the page as can be
 * rendered, updated after each save.
 */
export async function Draft({ locale, slug }: Props) {
  const version = Date.now()
  const found = checkDraft(locale, slug).filter(({ hint }) => !hint)
  const { content, more } = await renderPage(locale, slug)
  const problems = [...found, ...more.filter((one) => !isIn(found, one))]
  // Next would show messages of `console` as errors of the site, even after the fix.
  for (const problem of problems)
    process.stderr.write(`${formatProblem(problem)}\n`)
  return (
    <>
      <Problems problems={problems} isPageVisible={content !== undefined} />
      {content}
      <FollowChanges version={version} />
    </>
  )
}

/**
 * Renders the page, or returns the errors that prevent it: its own, and those of pages in its
 * sidebar.
 */
async function renderPage(locale: Locale, slug: string) {
  try {
    const view = pageView(loadPage(locale, slug))
    const article = await Article({ view })
    return { content: <DocPage view={view}>{article}</DocPage>, more: [] }
  } catch (error) {
    if (error instanceof ContentError) return { more: error.problems }
    if (checkPage(locale, slug).some(({ hint }) => !hint)) return { more: [] }
    throw error
  }
}

const isIn = (problems: readonly Problem[], problem: Problem) =>
  problems.map(formatProblem).includes(formatProblem(problem))
