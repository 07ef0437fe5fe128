import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { samplesFolder } from '@/lib/code/samples'
import { fileOf } from '@/lib/content/files'
import { sidebarFile } from '@/lib/content/sidebar'
import { readText } from '@/lib/files/read-text'
import { defaultLocale } from '@/site.config'
import { addToSidebar, listPage, tableFile } from './page-table'
import { assertName, readNewPlace } from './place'
import { pageSkeleton, sampleSkeleton } from './skeleton'

interface NewPage {
  /** `references/fees` */
  readonly page: string | undefined
  /** The name of the first recipe; by default the page's own. */
  readonly recipe?: string
  readonly today: string
}

/** Paths in the order of the work. */
interface NewFiles {
  readonly slug: string
  readonly created: readonly string[]
  readonly changed: readonly string[]
}

/**
 * Creates a new English page: the article, its first sample, and its entries in the lists of pages.
 *
 * @throws with the cure, before writing anything
 */
export function layOutPage(newPage: NewPage, root = '.'): NewFiles {
  const place = readNewPlace(newPage.page, root)
  const recipe = newPage.recipe ?? place.page
  assertName(recipe)
  const article = fileOf(defaultLocale, place.slug)
  const sample = `${samplesFolder}/${place.slug}/${recipe}.ts`
  edit(root, sidebarFile, (source) =>
    addToSidebar(source, place.section, place.page),
  )
  listPage(root, defaultLocale, place.slug)
  write(root, article, pageSkeleton({ ...place, recipe, today: newPage.today }))
  const isNew = !existsSync(join(root, sample))
  if (isNew) write(root, sample, sampleSkeleton)
  return {
    slug: place.slug,
    created: isNew ? [article, sample] : [article],
    changed: [sidebarFile, tableFile],
  }
}

function edit(root: string, file: string, change: (text: string) => string) {
  const path = join(root, file)
  writeFileSync(path, change(readText(path)))
}

function write(root: string, file: string, text: string): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
