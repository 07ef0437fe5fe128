import {
  ContentError,
  formatProblem,
  type Problem,
} from '@/lib/content/content-error'

/** Finds problems. Throws a ContentError when it cannot continue. */
export type Check = () => readonly Problem[]

/**
 * Collects the problems of all checks, each once. A check that cannot continue, because a page is
 * broken, does not hide the problems of the others.
 */
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
