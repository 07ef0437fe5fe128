import { searchParameters } from '@/lib/client/search/docs-search/parameters'
import { answerRequest } from '@/lib/client/search/engine/answer'
import type { Engine } from '@/lib/client/search/engine/engine'
import { prepareText } from '@/lib/client/search/engine/highlights'
import type { CompactText } from '@/lib/shared/search/compact'

const mostTitles = 12
/**
 * The number of first letters to search for; in any script, most queries begin with one of these.
 */
const mostLetters = 60
/** Milliseconds of work between pauses in which a search may run. */
const slice = 8

/**
 * Does early what the first searches would wait for, with pauses for real searches. It searches for
 * a few titles, so that the browser compiles the code; for the first letters of titles, which have
 * the most matches; and splits all texts into words.
 */
export async function warmUp(engine: Engine, text: CompactText): Promise<void> {
  const parameters = searchParameters(text.lang, false)
  let started = performance.now()
  for (const job of jobs(text)) {
    if ('query' in job)
      answerRequest(engine, { ...parameters, indexName: '', ...job })
    else prepareText(job.text)
    if (performance.now() - started < slice) continue
    await new Promise((resolve) => setTimeout(resolve))
    started = performance.now()
  }
}

type Job = { readonly query: string } | { readonly text: string }

function* jobs({ titles, texts, pages, groups }: CompactText): Iterable<Job> {
  const headings = titles.split('\n').filter(Boolean)
  const letters = commonest(
    headings.map((line) => line[0]?.toLowerCase() ?? ''),
  )
  for (const query of headings.slice(0, mostTitles)) yield { query }
  for (const query of letters.slice(0, mostLetters)) yield { query }
  const pageTitles = pages.map(([, , title]) => title)
  for (const text of [...groups, ...pageTitles, ...headings]) yield { text }
  for (const text of texts.split('\n')) yield { text }
}

/** The distinct values of a list, the most frequent first. */
function commonest(all: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([each]) => each)
}
