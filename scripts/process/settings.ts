import { z } from 'zod'

const oneOf = (...values: readonly string[]) =>
  z.enum(values, `is one of: ${values.join(', ')}; or leave it out`)

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'is only an origin, without a path or a slash at its end, such as https://example.com; the path belongs in SITE_BASE_PATH',
  )
const basePath = z
  .string()
  .regex(
    /^\/$|^(\/[\w.~-]+)+$/,
    'is / or a path that begins with a slash and ends without one, such as /cookbook',
  )
const address = z.url(
  'is a complete address, such as https://github.com/someone/cookbook',
)

/** The schema of the settings that site.config.ts reads from the environment. */
const settings = z.object({
  SITE_ORIGIN: origin.optional(),
  SITE_BASE_PATH: basePath.optional(),
  SITE_REDIRECTS_FOR: oneOf('cloudflare', 'netlify').optional(),
  SITE_RUNTIME: oneOf('preact', 'react').optional(),
  SITE_REPOSITORY: address.optional(),
  SITE_ISSUE_PAGE: address.optional(),
})

/** Variables that the hosted search needs together (decision 9). */
const together = ['SITE_SEARCH_APP_ID', 'SITE_SEARCH_KEY', 'SITE_SEARCH_INDEX']

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Refuses settings that would give a site wrong addresses.
 *
 * @throws with each wrong setting and its form
 */
export function assertSettings(environment: Environment): void {
  const result = settings.safeParse(environment)
  const problems = (result.error?.issues ?? []).map(
    ({ path, message }) =>
      `${path.join('.')}="${environment[path.join('.')]}" cannot be used: it ${message}.`,
  )
  const missing = together.filter((name) => !environment[name])
  if (missing.length > 0 && missing.length < together.length)
    problems.push(
      `The hosted search needs ${together.join(', ')}: set ${missing.join(' and ')} too, or none of them.`,
    )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
