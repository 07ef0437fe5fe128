import { join } from 'node:path'
import { readSampleFile, samplesFolder } from '@/lib/code/samples'
import type { Problem } from '@/lib/content/content-error'
import type { SourcePage } from '@/lib/content/source-page'
import { nodesOf } from './nodes'
import { problemAt, type Rule } from './rule'
import { recipesOf } from './samples'

/**
 * Characters that are invisible in a review: they reverse a text, split a word, or do nothing.
 * Trojan Source (CVE-2021-42574) hides code by them.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/u
const invisibles = new RegExp(`(?![\\n\\t])${invisible.source}`, 'gu')

/** The text without invisible characters. */
export const withoutInvisible = (text: string): string =>
  text.replace(invisibles, '')

/**
 * Requires that a page and its programs have no invisible character, have lost none, and that code
 * has plain spaces.
 */
export const charactersRule: Rule = (page) => [
  ...charactersIn(page),
  ...otherSpaces(page),
  ...recipesOf(page).flatMap((file) =>
    charactersIn({
      file: join(samplesFolder, file),
      source: readSampleFile(file),
    }),
  ),
]

const charactersIn = ({
  file,
  source,
}: Pick<SourcePage, 'file' | 'source'>): readonly Problem[] =>
  source.split('\n').flatMap((text, index) => {
    const at = (message: string) => [{ file, line: index + 1, message }]
    const [hidden] = text.match(invisibles) ?? []
    if (hidden)
      return at(
        `has the character U+${codeOf(hidden)}, which nobody sees; remove it, or run \`npm run fix\``,
      )
    return text.includes('\uFFFD')
      ? at('a letter was lost here (U+FFFD); write it again')
      : []
  })

/** Finds spaces in code that a shell takes for letters; a copied command would fail. */
const otherSpaces = (page: SourcePage): readonly Problem[] =>
  nodesOf(page.tree, 'code', 'inlineCode').flatMap((node) => {
    const [space] = /(?! )\p{Zs}/u.exec(node.value) ?? []
    return space
      ? [
          problemAt(
            page,
            node,
            `this code has the space U+${codeOf(space)}, which a shell takes for a letter; write a plain space`,
          ),
        ]
      : []
  })

const codeOf = (character: string) =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
