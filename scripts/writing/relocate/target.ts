import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '@/lib/site/content/files'
import { headingAt, headingLines } from '@/lib/site/content/headings'
import { slugOfName } from '@/lib/site/content/page-name'
import { parseMdx } from '@/lib/site/content/parse'
import { defaultLocale } from '@/site.config'

/**
 * The place that readers of a removed page are led to.
 *
 * @throws with the cure, where it is missing, is the page itself, or does not exist
 */
export function readTarget(
  to: string | undefined,
  removed: string,
  root = '.',
): string {
  const [name = '', anchor] = (to ?? '').replace(/^\//, '').split('#')
  const slug = slugOfName(name)
  if (!name)
    throw new Error(
      `Say where readers of ${removed} are redirected: --to <section>/<page>, or --to <section>/<page>#<heading id>`,
    )
  if (slug === removed)
    throw new Error(`${removed} cannot redirect to itself; name another page`)
  const file = fileOf(defaultLocale, slug)
  if (!existsSync(join(root, file)))
    throw new Error(
      `There is no English page "${slug}" (${file}); name one such as guides/serialization`,
    )
  if (anchor === undefined) return slug
  const headings = headingLines(
    parseMdx(readFileSync(join(root, file), 'utf8')),
  )
  if (!headingAt(headings, anchor))
    throw new Error(
      `${file} has no heading with the id "${anchor}"; it has: ${headings.map(({ id }) => id).join(', ')}`,
    )
  return `${slug}#${anchor}`
}
