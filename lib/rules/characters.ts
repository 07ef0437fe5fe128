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

/** Ends of lines of other programs. Without them, two words would become one. */
const ends = /[\v\f\r\u0085\u2028\u2029]/g

/** The text without invisible characters. */
export const withoutInvisible = (text: string): string =>
  text.replace(ends, ' ').replace(invisibles, '')

/** What UTF-8 looks like to a program that takes it for Latin-1: "cafÃ©", "itâ€™s". */
const mistaken = /[\u00C2\u00C3][\u0080-\u00BF]|\u00E2\u20AC/

/**
 * Requires that a page and its programs have no invisible character, have lost none, and that code
 * has plain spaces.
 */
export const charactersRule: Rule = (page) => [
  ...charactersIn(page),
  ...typographicCode(page),
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
    if (text.includes('\uFFFD'))
      return at('a letter was lost here (U+FFFD); write it again')
    const [wrong] = mistaken.exec(text) ?? []
    return wrong
      ? at(
          `"${wrong}" was another letter before a program misread it; write it again`,
        )
      : []
  })

/** What a word processor makes of spaces, quotation marks and hyphens. */
const typographic =
  /(?! )\p{Zs}|[“”„‘‚]|(?<!\p{L})’|’(?!\p{L})|(?<=^|\s)[–—](?=\p{L})/u

/** Finds characters in code that a shell takes for letters; a copied command would fail. */
const typographicCode = (page: SourcePage): readonly Problem[] =>
  nodesOf(page.tree, 'code', 'inlineCode')
    .filter((node) => node.type === 'inlineCode' || node.lang !== 'text')
    .flatMap((node) => {
      // A text of JSON or TOML may have any marks.
      const code = node.value.replace(/"[^"\n]*"/g, '""')
      const [found] = typographic.exec(code) ?? []
      return found
        ? [
            problemAt(
              page,
              node,
              `this code has ${found.trim() || 'the space'} (U+${codeOf(found)}), which a shell takes for a letter; write a plain space, ", ' or --`,
            ),
          ]
        : []
    })

const codeOf = (character: string) =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
