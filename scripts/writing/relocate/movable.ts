import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '@/lib/site/content/files'
import { defaultLocale } from '@/site.config'

/**
 * The slug of a page that can be moved or removed.
 *
 * @throws with the cure, for a page that is not there, and for the index of the book or a section
 */
export function readMovable(name: string | undefined, root = '.'): string {
  const slug = (name ?? '').replace(/^\/|(\.html|\.mdx)$/g, '')
  if (!/^[\w-]+\/[\w-]+$/.test(slug) || slug.endsWith('/index'))
    throw new Error(
      `"${name ?? ''}" is not <section>/<page>; write one such as guides/serialization. The home page and the index of a section have fixed addresses.`,
    )
  if (!existsSync(join(root, fileOf(defaultLocale, slug))))
    throw new Error(
      `There is no English page "${slug}" (${fileOf(defaultLocale, slug)}); \`content/pages.json\` lists the existing ones`,
    )
  return slug
}
