import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionsFolder } from '@/lib/site/freshness/versions'
import { lineOfEntry } from '@/lib/site/json-line'
import { termsFile } from '@/lib/site/terms/read'
import { linesNaming } from './mentions'
import { isArticle, movedFile } from './move-page'
import { textFiles } from './text-files'

interface Removed {
  readonly slug: string
  /** Where its readers go now. */
  readonly target: string
  /** The articles whose links were changed. */
  readonly relinkedFiles: readonly string[]
  /** The ids of the terms that it explained. */
  readonly explained: readonly string[]
}

/** What a person has to decide in the other texts after a page was removed, one point a line. */
export function openPoints(
  root: string,
  { slug, target, relinkedFiles, explained }: Removed,
): readonly string[] {
  return [
    ...relinkedFiles
      .filter((file) => file.startsWith('content/en/'))
      .map(
        (file) =>
          `${file}: read the sentences whose links now point to ${target}`,
      ),
    ...termPoints(root, explained, target),
    ...mentions(root, slug),
  ]
}

/** The terms that the removed page explained; their words lead readers to the target now. */
function termPoints(
  root: string,
  ids: readonly string[],
  target: string,
): readonly string[] {
  const json = readFileSync(join(root, termsFile), 'utf8')
  return ids.map(
    (id) =>
      `${termsFile}:${lineOfEntry(json, id)}: "${id}" now leads to ${target}; name the page or heading that explains it, or remove the term`,
  )
}

/** Every line that still names the page, by file. */
function mentions(root: string, slug: string): readonly string[] {
  return textFiles(root)
    .filter(
      (file) =>
        file !== movedFile &&
        !(isArticle(file) && file.startsWith(versionsFolder)),
    )
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return linesNaming(text, slug).map(
        (line) => `${file}:${line}: names the removed page`,
      )
    })
}
