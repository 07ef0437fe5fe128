import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionsFolder } from '@/lib/site/freshness/versions'
import { lineOfEntry } from '@/lib/site/json-line'
import { relatedFile } from '@/lib/site/navigation/related'
import {
  projectWordsFile,
  unusedWords,
} from '@/lib/site/rules/english/unused-words'
import { termsFile } from '@/lib/site/terms/read'
import { pagesShortOf } from './lists'
import { linesNaming } from './mentions'
import { isArticle, movedFile } from './move-page'
import { textFiles } from './text-files'

/** The fewest related sections of a page (lib/site/rules/references/related.ts). */
const fewestRelated = 3

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
    ...relatedPoints(root),
    ...wordPoint(unusedWords(root)),
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

function relatedPoints(root: string): readonly string[] {
  const json = readFileSync(join(root, relatedFile), 'utf8')
  return pagesShortOf(json, fewestRelated).map(
    (page) =>
      `${relatedFile}: "${page}" has fewer than ${fewestRelated} sections left; name others`,
  )
}

function wordPoint(words: readonly string[]): readonly string[] {
  if (words.length === 0) return []
  const list = words.map((word) => `"${word}"`).join(', ')
  return [`${projectWordsFile}: remove what no text uses now: ${list}`]
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
