import { existsSync, rmSync } from 'node:fs'
import { slugsOf } from '@/lib/content/files'
import { openLocales } from '@/lib/content/languages'
import { pageName } from '@/lib/content/page-name'
import { changesSlug } from '@/lib/generated/changes-pages'
import { generatedSlugs } from '@/lib/generated/pages'
import { documentFor } from '@/lib/href'
import { rendered } from '@/lib/rendered'
import { openFolder } from '../export/files/folder'
import {
  type Edited,
  editedSince,
  type RenderedFrom,
  renderedFrom,
} from './edited'
import { withOutput } from './output'
import { runScript, runTool } from './tool'

/** What Next wrote in the last build, and what that was rendered from. */
const kept = '.cache/rendered'
const record = `${kept}/from.json`
const project = openFolder('.')

/** Said where pages are rendered that were not edited. */
export const renderingAll = 'rendering all pages'

interface LastBuild extends RenderedFrom {
  /** What is kept of it. */
  readonly files: readonly string[]
  /** The scripts and style sheets that its documents name: their names say what they hold. */
  readonly assets: readonly string[]
}

/**
 * Looks over the content and has Next render it to `out/`. After an edit of articles alone only those are rendered, while they are looked
 * over, and all else is that of the last build. `npm run test:all -- rebuild` compares it with a whole build.
 */
export async function render(): Promise<void> {
  // Of the shell, it would make a build of all pages one of some.
  delete process.env[rendered]
  const now = renderedFrom()
  const last = readLastBuild()
  const edited = editedSince(last, now)
  if (!last || !edited || !(await renderEdited(last, edited))) {
    console.log(renderingAll)
    await runScript('check-content')
    await runTool('next', ['build'])
  }
  keep(now)
}

/** @returns whether `out/` is whole then */
async function renderEdited(
  { assets, files }: LastBuild,
  { pages, languages }: Edited,
): Promise<boolean> {
  const documents = pages.flatMap(({ locale, slug }) => [
    documentFor(locale, slug),
    documentFor(locale, changesSlug(slug)),
  ])
  const names = [...documents, ...languages]
  const slugs = [...new Set(pages.map(({ slug }) => slug))]
  console.log(`rendering anew: ${slugs.map(pageName).join(', ') || 'nothing'}`)
  const rendering = withOutput(() =>
    runTool('next', ['build'], { [rendered]: names.join(' ') }),
  )
  // Loaded and run while Next is at work, and not waiting for it: its messages are the clearer ones of a broken page.
  const { assertBook } = await import('@/lib/content/check')
  assertBook(slugs)
  const { output, error } = await rendering
  if (error) throw new Error(output + error)
  if (assetsIn('out').join() === assets.join() && takeOthers(files)) return true
  console.log('scripts or styles are not those of the last build')
  return false
}

/** Puts what was not rendered beside what was, but for pages that are gone. */
function takeOthers(files: readonly string[]): boolean {
  const pages = documentsOfPages()
  const isWanted = (file: string) => pages.has(file) || isOfLanguage(file)
  const missing = files.filter(
    (file) => isWanted(file) && !existsSync(`out/${file}`),
  )
  if (!missing.every((file) => existsSync(`${kept}/${file}`))) return false
  for (const file of missing) project.copy(`${kept}/${file}`, `out/${file}`)
  return [...pages].every((file) => existsSync(`out/${file}`))
}

function keep(from: RenderedFrom): void {
  rmSync(kept, { recursive: true, force: true })
  const pages = documentsOfPages()
  const files = filesIn('out').filter(
    (file) => pages.has(file) || isOfLanguage(file),
  )
  for (const file of files) project.copy(`out/${file}`, `${kept}/${file}`)
  const last: LastBuild = { ...from, files, assets: assetsIn('out') }
  project.write(record, JSON.stringify(last))
}

/** Whether there is one of a file for each language (app/locale-files.ts). */
const isOfLanguage = (file: string) => /^(search|sitemap)\//.test(file)

const filesIn = (root: string) => openFolder(root).files()

const documentsOfPages = (): ReadonlySet<string> =>
  new Set(
    openLocales().flatMap((locale) =>
      [...slugsOf(locale), ...generatedSlugs(locale)].map((slug) =>
        documentFor(locale, slug),
      ),
    ),
  )

function readLastBuild(): LastBuild | undefined {
  return existsSync(record) ? JSON.parse(project.read(record)) : undefined
}

const assetsIn = (root: string) =>
  filesIn(root).filter((file) =>
    /^_next\/static\/(chunks|css|media)\//.test(file),
  )
