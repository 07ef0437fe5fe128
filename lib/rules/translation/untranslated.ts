import { englishOf } from '@/lib/freshness/english'
import type { Rule } from '@/lib/rules/rule'
import {
  codePlaceholder,
  quoteOf,
  type Text,
  textsOfPage,
} from '@/lib/rules/texts'
import { hasPlaceholder } from '@/lib/rules/unwritten'

/** Words of English that no other language of the book has. */
const english =
  /\b(the|and|of|with|that|this|which|from|your|you|are|is|not|it|for|when|what)\b/gi

/** An equal passage of fewer words may be a name. */
const wordsOfAName = 4

/** Finds passages that are still English. Those with a placeholder belong to `unwrittenRule`. */
export const untranslatedRule: Rule = (page) => {
  const source = englishOf(page)
  if (!source) return []
  const originals = new Set(textsOfPage(source).map(({ text }) => text))
  return textsOfPage(page)
    .filter(({ text }) => !hasPlaceholder(text))
    .filter((text) => isUntranslated(text, originals))
    .map(({ text, line }) => ({
      file: page.file,
      line,
      message: `"${quoteOf(text)}" is English; translate it`,
    }))
}

function isUntranslated({ text }: Text, originals: ReadonlySet<string>) {
  const words =
    text.replaceAll(codePlaceholder, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (originals.has(text) && words.length >= wordsOfAName) return true
  const known = text.match(english)?.length ?? 0
  return known >= 3 && known / words.length > 0.15
}
