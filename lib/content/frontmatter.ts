import { parse } from 'yaml'
import { z } from 'zod'

const date = z.iso.date('must be a date such as 2026-11-21')
const neighbour = z.union([z.string(), z.literal(false)])

const schema = z
  .strictObject({
    title: z.string().min(1),
    description: z.string().min(20).max(160),
    checked: date.optional(),
    navTitle: z.string().min(1).optional(),
    status: z.enum(['current', 'legacy', 'retired']).optional(),
    statusSince: z
      .string()
      .regex(
        /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
        "must be a day, a month or a year such as 2026-11-21, 2026-11 or '2026'",
      )
      .optional(),
    prev: neighbour.optional(),
    next: neighbour.optional(),
    unexplained: z.array(z.string()).min(1).optional(),
    source: z
      .string()
      .regex(
        /^[0-9a-f]{12}$/,
        'must be the fingerprint that `npm run i18n -- --translated` writes',
      )
      .optional(),
  })
  .refine((value) => !value.statusSince || value.status, {
    path: ['statusSince'],
    message: 'needs `status` beside it',
  })

/** What a page says of itself; the keys are explained in docs/writing-a-page.md. */
export type Frontmatter = Readonly<z.infer<typeof schema>>

/** What is wrong with a front matter: the line inside its file, and the cure. */
export interface FrontmatterProblem {
  readonly line: number
  readonly message: string
}

/** The line of a key inside its file; the first one for a key that is not there. */
export function lineOf(yaml: string, key: PropertyKey | undefined): number {
  const index = yaml
    .split('\n')
    .findIndex((line) => line.startsWith(`${String(key)}:`))
  return index < 0 ? 1 : index + 2
}

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `unknown key ${issue.keys.map((key) => `\`${key}\``).join(', ')}; take it out or correct it to one of: ${Object.keys(schema.shape).join(', ')}`
  const key = `\`${issue.path.join('.')}\``
  if (issue.code === 'invalid_type' && issue.message.includes('undefined'))
    return `${key} is missing; add a line \`${issue.path.join('.')}: …\``
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return `${key} has the wrong length (${issue.message}); a description is one sentence of 20 to 160 characters`
  return `${key} ${issue.message}; see docs/writing-a-page.md`
}

/** Reads a page's YAML front matter strictly. Returns either the front matter or its problems, never both. */
export function readFrontmatter(
  yaml: string,
): { frontmatter: Frontmatter } | { problems: readonly FrontmatterProblem[] } {
  let data: unknown
  try {
    data = parse(yaml)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { problems: [{ line: 1, message: `is not YAML: ${message}` }] }
  }
  const result = schema.safeParse(data ?? {})
  if (result.success) return { frontmatter: result.data }
  return {
    problems: result.error.issues.map((issue) => ({
      line: lineOf(
        yaml,
        issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0],
      ),
      message: explain(issue),
    })),
  }
}
