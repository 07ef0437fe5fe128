import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@/lib/content/content-error'
import { contentFolder } from '@/lib/content/files'
import { locales } from '@/site.config'

const part = '[a-z0-9]+(?:-[a-z0-9]+)*'
const page = new RegExp(`^(?:${part}/)*${part}(?:\\.questions\\.yaml|\\.mdx)$`)

/** Other files beside the pages of a language. */
const others = ['errors.json']

/** Requires that each file of a language is one that the book reads, with a name for an address. */
export function fileNameProblems(
  folders = locales.map((locale) => join(contentFolder, locale)),
): readonly Problem[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Files of the desktop, such as .DS_Store, have a dot.
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => ({ file, name: nameIn(folder, file) }))
      .filter(({ name }) => !page.test(name) && !others.includes(name))
      .map(({ file, name }) => ({ file, line: 1, message: complaint(name) })),
  )
}

const nameIn = (folder: string, file: string) =>
  file.slice(join(folder, '/').length).replaceAll('\\', '/')

function complaint(name: string): string {
  const likely = name
    .toLowerCase()
    .replace(/\.(?:mdx?|markdown)$/, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-+|-+$|-+(?=\/)|(?<=\/)-+/g, '')
  return `is no page, and nobody reads it; name it ${likely || 'page'}.mdx, in lower-case letters, digits and hyphens, or remove it`
}
