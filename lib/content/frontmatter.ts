import { parse } from 'yaml'
import { z } from 'zod'
import { memo } from '@/lib/cache/memo'
import { yamlFault } from '@/lib/files/yaml-fault'
import { cureOfName, nearestName } from '@/lib/text/nearest-name'
import { yamlOf } from './parse'
import { pastDate } from './past-date'

const schema = z
  .strictObject({
    title: z.string().trim().min(1),
    description: z.string().trim().min(1),
    checked: pastDate.optional(),
    cluster: z
      .strictObject({
        read: pastDate,
        slot: z.int().positive(),
        agave: z
          .string()
          .regex(/^\d+(\.\d+)+$/, 'must be a version such as 4.3'),
      })
      .optional(),
    navTitle: z.string().trim().min(1).optional(),
    status: z
      .enum(
        ['current', 'legacy', 'retired'],
        'must be one of: current, legacy, retired',
      )
      .optional(),
    statusSince: z
      .string()
      .regex(
        /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
        "must be a day, a month or a year such as 2026-11-21, 2026-11 or '2026'",
      )
      .optional(),
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
    message: 'needs `status` as well',
  })

/** The front matter of a page; docs/writing-a-page.md explains its keys. */
export type Frontmatter = Readonly<z.infer<typeof schema>>

/** A problem in front matter: the line inside the file, and the cure. */
export interface FrontmatterProblem {
  readonly line: number
  readonly message: string
}

/** The line of a front matter's key in the page's source; 1 for a missing key. */
export function lineOfKey(
  source: string,
  key: PropertyKey | undefined,
): number {
  const index = yamlOf(source)
    .split('\n')
    .findIndex((line) => line.startsWith(`${String(key)}:`))
  return index < 0 ? 1 : index + 2
}

const keys = Object.keys(schema.shape)

function explain(issue: z.core.$ZodIssue): string {
  const key = `\`${issue.path.join('.')}\``
  if (issue.code === 'invalid_type' && issue.message.includes('undefined'))
    return `${key} is missing; add a line \`${issue.path.join('.')}: …\``
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return `${key} is not text; write it in quotes: ${issue.path.join('.')}: '…'`
  if (issue.code === 'too_small')
    return `${key} is empty; write something there, or remove the line if it is not needed`
  return `${key} ${issue.message}; see docs/writing-a-page.md`
}

/**
 * Explains the schema's issues. A required key that was most likely misspelled is not also reported
 * as missing.
 */
function problemsIn(
  source: string,
  issues: readonly z.core.$ZodIssue[],
): readonly FrontmatterProblem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )
  const meant = unknown.map((key) => nearestName(key, keys))
  return [
    ...unknown.map((key) => ({
      line: lineOfKey(source, key),
      message: `the key \`${key}\` is unknown; ${cureOfName(key, keys)}`,
    })),
    ...issues
      .filter(({ code }) => code !== 'unrecognized_keys')
      .filter(({ path: [key] }) => !meant.includes(String(key)))
      .map((issue) => ({
        line: lineOfKey(source, issue.path[0]),
        message: explain(issue),
      })),
  ]
}

/** Explains broken YAML. Its lines count from the one below `---`. */
function explainSyntax(error: unknown): FrontmatterProblem {
  const { line, reason } = yamlFault(error)
  return {
    line: line + 1,
    message: `the front matter is not YAML: ${reason}; fix it there or on the line above: put a text with a colon or a # in quotes`,
  }
}

const noFrontmatter =
  'the page has no front matter; its first line is --- and nothing else, then come title: … and description: …, and a line --- ends it'

/** A text without quotes whose end YAML takes for a comment. */
const cutByHash = /^(?:title|navTitle|description):\s+[^\s'"[{>|#].*\s#/

type FrontmatterResult =
  | { readonly frontmatter: Frontmatter }
  | { readonly problems: readonly FrontmatterProblem[] }

/**
 * Parses the front matter of a page's source strictly. Returns either the front matter or its
 * problems.
 */
export const readFrontmatter = memo<string, FrontmatterResult>((source) => {
  const yaml = yamlOf(source)
  if (!yaml) return { problems: [{ line: 1, message: noFrontmatter }] }
  let data: unknown
  try {
    data = parse(yaml)
  } catch (error) {
    return { problems: [explainSyntax(error)] }
  }
  if (typeof data !== 'object' || Array.isArray(data))
    return { problems: [{ line: 1, message: noFrontmatter }] }
  const cut = yaml.split('\n').findIndex((line) => cutByHash.test(line))
  if (cut >= 0)
    return {
      problems: [
        {
          line: cut + 2,
          message:
            'the front matter ends this text before its #; put the text in quotes',
        },
      ],
    }
  const result = schema.safeParse(data ?? {})
  if (result.success) return { frontmatter: result.data }
  return { problems: problemsIn(source, result.error.issues) }
})
