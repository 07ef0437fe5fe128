/** A problem that an author has to fix, or a hint: place, fault and cure. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly message: string
  /** True for advice, which stops nothing. */
  readonly hint?: boolean
}

/** Formats a problem as `content/en/index.mdx:12: what is wrong; what to do`. */
export function formatProblem({ file, line, message, hint }: Problem): string {
  return `${file}:${line}: ${hint ? 'hint: ' : ''}${message}`
}

/** Stops a build because of problems in the content. The message lists each as file:line. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }
}
