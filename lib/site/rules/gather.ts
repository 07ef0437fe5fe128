import {
  ContentError,
  formatProblem,
  type Problem,
} from '@/lib/site/content/content-error'

/** Finds what is to be mended; throws a ContentError where it cannot go on. */
export type Check = () => readonly Problem[]

/** What checks find, each thing once: one that cannot go on, because a page it needs is broken, does not hide the others. */
export function gather(checks: readonly Check[]): readonly Problem[] {
  const found = new Map<string, Problem>()
  for (const check of checks)
    for (const problem of problemsFrom(check))
      found.set(formatProblem(problem), problem)
  return [...found.values()]
}

function problemsFrom(check: Check): readonly Problem[] {
  try {
    return check()
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
