/** One thing that an author must mend: where it stands, what is wrong and what to do. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** `content/en/index.mdx:12: what is wrong; what to do` */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`
}

/** Stops a build because of content; its message lists every problem as file:line. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }
}
