import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '@/lib/content/files'
import { defaultLocale, type Section, site } from '@/site.config'

/** The place of a new page in the book. */
export interface Place {
  readonly section: Section
  readonly page: string
  /** `references/fees` */
  readonly slug: string
}

const addressPart = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Reads the place of a new page: `references/fees`.
 *
 * @throws with the cure, for an unknown section, an invalid name, or a page that exists
 */
export function readNewPlace(text: string | undefined, root: string): Place {
  if (!text) throw new Error('Name the page: npm run new -- references/fees')
  const [name = '', page, ...rest] = text.split('/')
  if (!name || page === undefined || rest.length > 0)
    throw new Error(
      `"${text}" is not <section>/<page>; write one such as references/fees`,
    )
  const section = site.sections.find((one) => one === name)
  if (!section)
    throw new Error(
      `There is no section "${name}"; it is one of: ${site.sections.join(', ')} (site.config.ts)`,
    )
  assertName(page)
  const slug = `${section}/${page}`
  const file = fileOf(defaultLocale, slug)
  if (existsSync(join(root, file)))
    throw new Error(`${file} exists already; edit it, or choose another name`)
  return { section, page, slug }
}

/**
 * Refuses a name that cannot be part of an address and of a file.
 *
 * @throws with the cure
 */
export function assertName(name: string): void {
  if (addressPart.test(name) && name !== 'index') return
  const likely = name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const example = likely && likely !== 'index' ? likely : 'get-program-accounts'
  throw new Error(
    `"${name}" cannot be part of an address; write lower-case letters, digits and hyphens: ${example}`,
  )
}
