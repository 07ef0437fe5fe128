import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { samplesFolder } from '@/lib/site/code/samples'
import { fileOf } from '@/lib/site/content/files'
import { defaultLocale } from '@/site.config'
import {
  addRelated,
  addToSidebar,
  listPage,
  relatedFile,
  sidebarFile,
  tableFile,
} from './page-table'
import { assertName, readNewPlace } from './place'
import { pageSkeleton, sampleSkeleton } from './skeleton'

interface NewPage {
  /** `references/fees` */
  readonly page: string | undefined
  /** The name of the first recipe; by default the page's own. */
  readonly recipe?: string
  readonly today: string
}

/**
 * Creates a new English page: the article, its first sample, and its entries in the lists of pages.
 *
 * @returns the files to look at, in the order of the work
 * @throws with the cure, before writing anything
 */
export function layOutPage(newPage: NewPage, root = '.'): readonly string[] {
  const place = readNewPlace(newPage.page, root)
  const recipe = newPage.recipe ?? place.page
  assertName(recipe)
  const article = fileOf(defaultLocale, place.slug)
  const sample = `${samplesFolder}/${place.slug}/${recipe}.ts`
  edit(root, sidebarFile, (source) =>
    addToSidebar(source, place.section, place.page),
  )
  edit(root, relatedFile, (json) => addRelated(json, place.slug))
  listPage(root, defaultLocale, place.slug)
  write(root, article, pageSkeleton({ ...place, recipe, today: newPage.today }))
  if (!existsSync(join(root, sample))) write(root, sample, sampleSkeleton)
  return [article, sample, relatedFile, sidebarFile, tableFile]
}

function edit(root: string, file: string, change: (text: string) => string) {
  const path = join(root, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function write(root: string, file: string, text: string): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
