import { join } from 'node:path'
import { readSampleFile, samplesFolder } from '@/lib/code/samples'
import type { Problem } from '@/lib/content/content-error'
import type { SourcePage } from '@/lib/content/source-page'
import { defaultLocale } from '@/site.config'
import type { Rule } from './rule'
import { recipesOf } from './samples'
import { quoteOf } from './texts'

/** The word that `npm run new` and `npm run translate` write wherever a text is missing. */
export const placeholder = 'TODO'

const fromPlaceholder = new RegExp(`\\b${placeholder}\\b.*`)

/** True for a text that is marked as not written or translated yet. */
export function hasPlaceholder(text: string): boolean {
  return fromPlaceholder.test(text)
}

/** Requires that no placeholder is left, neither on the page nor in its recipes. */
export const unwrittenRule: Rule = (page) =>
  page.locale === defaultLocale
    ? [
        { file: page.file, source: page.source },
        ...recipesOf(page).map((file) => ({
          file: join(samplesFolder, file),
          source: readSampleFile(file),
        })),
      ].flatMap(placeholdersIn(['is still to be written', 'write it']))
    : [page].flatMap(placeholdersIn(['is still English', 'translate it']))

const placeholdersIn =
  ([state, cure]: readonly [string, string]) =>
  ({ file, source }: Pick<SourcePage, 'file' | 'source'>): readonly Problem[] =>
    source.split('\n').flatMap((text, index) => {
      const rest = fromPlaceholder.exec(text)?.[0]
      if (rest === undefined) return []
      const message = `"${quoteOf(rest)}" ${state}; ${cure}, and remove ${placeholder}`
      return [{ file, line: index + 1, message }]
    })
