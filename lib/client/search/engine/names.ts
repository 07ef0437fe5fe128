import type { FlatSection } from '@/lib/shared/search/compact'
import { wordsOf } from './analysis/words'
import type { FindCompounds } from './compounds'
import { joinPlain } from './plain'

/** What a name is, which decides how well it names its section. */
type Kind = keyof typeof nameWeights

/** The weights of names beside a title. */
export const nameWeights = {
  title: 1,
  other: 0.6,
  pageOther: 0.8,
  /** The code of an error: recipes that print it are shown too. */
  code: 0.2,
  anchor: 0.9,
  partAnchor: 0.7,
  /** A heading together with those above it. */
  path: 0.6,
  /** A heading together with its page's title, in its language and in English. */
  pageAndTitle: 0.6,
  pageAndOther: 0.6,
}

/** A name of a section, prepared for comparison with queries. */
export interface Name {
  readonly kind: Kind
  /** The terms of each word: its parts, and the whole of an identifier. */
  readonly terms: readonly string[]
  /** The telling words in their plainest form; none for a name that is never typed as a whole. */
  readonly joined: string
  /** The terms that are part of a longer one, by index. */
  readonly compounds: readonly (readonly number[])[]
}

type StopTest = (term: string) => boolean

export const termsIn = (text: string): readonly string[] =>
  wordsOf(text).flatMap(({ parts }) =>
    parts.flatMap((part) => part.terms.slice(0, 1)),
  )

/** The words that tell something; all words where none does. */
function telling(terms: readonly string[], isStop: StopTest) {
  const chosen = terms.filter((term) => !isStop(term))
  return chosen.length > 0 ? chosen : terms
}

/** True for the code of an error, which stands behind its name. */
const isCode = (term: string) => /^0x[0-9a-f]+$/.test(term)

const words = (id: string) => id.replaceAll('-', ' ')
const lastPart = (path: string) => path.replace(/^.*\/|\.html$/g, '')

/** All that says what a section is about: its own names, and those of its place in the book. */
export interface Names {
  readonly names: readonly Name[]
  readonly place: Name
}

/**
 * Prepares the reading of names. A title keeps a stop word that begins it: "On a mint" is not the
 * place of all that is asked about mints.
 */
export function createNaming(
  isStop: StopTest,
  findCompounds: FindCompounds,
): (section: FlatSection) => Names {
  const known = new Map<string, readonly string[]>()

  /** The telling words of a text; those above many sections are read once. */
  function tellingIn(text: string): readonly string[] {
    const terms = known.get(text) ?? telling(termsIn(text), isStop)
    known.set(text, terms)
    return terms
  }

  const named = (
    kind: Kind,
    terms: readonly string[],
    joined = joinPlain(terms),
  ): Name => ({ kind, terms, joined, compounds: findCompounds(terms) })

  return ({ title, titles, level, names, anchor, path }) => {
    const [first = '', ...rest] = termsIn(title)
    const kept = [first, ...rest.filter((term) => !isStop(term))]
    const [code] = kept.length > 1 ? kept.filter(isCode) : []
    const others = names.map(tellingIn)
    const old = anchor ? tellingIn(words(anchor)) : []
    const above = titles.slice(1, -1).map(tellingIn)
    const page = tellingIn(words(lastPart(path)))
    return {
      names: [
        named('title', code ? kept.filter((term) => term !== code) : kept),
        ...(code ? [named('code', [code], '')] : []),
        ...others.map((terms) =>
          named(level === 1 ? 'pageOther' : 'other', terms),
        ),
        ...(anchor
          ? [
              named(level < 3 ? 'anchor' : 'partAnchor', old, ''),
              named('path', [...above.flat(), ...kept, ...old], ''),
              named('pageAndTitle', [...(above[0] ?? []), ...kept], ''),
              named('pageAndOther', [...page, ...(others[0] ?? kept)], ''),
            ]
          : []),
      ],
      place: named('path', [above, page, kept, old, others].flat(2), ''),
    }
  }
}
