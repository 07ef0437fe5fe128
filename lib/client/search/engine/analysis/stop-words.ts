import { languageOf } from './language-of'

/**
 * Words of a question that its answer does not contain. They count only in a query without other
 * words. They are folded (fold.ts). English ones belong to every language, and are not repeated.
 */
const words: Readonly<Record<string, string>> = {
  en: 'a an the is are be do does did how to i my me you your we can could should what why when where which who of in on at for from with and or it its this that there get another other any some via using into by as if was been will',
  de: 'ein eine einen einem einer eines der die das den dem des ist sind wie warum wann wo welche ich mein meine man kann zu zum zur im auf von fur mit und oder es',
  fr: 'un une le la les l de du des d est sont comment quoi pourquoi quand ou quel quelle je mon ma mes peut au aux en dans sur pour avec et il c ce qu que',
  es: 'un una el la los las de del es son como que por cuando donde cual yo mi mis se puede al en para con y o lo',
  vi: 'lam sao nao cach de la gi khi o dau toi cua co duoc mot cac nhung va cho voi trong',
  id: 'cara bagaimana apa itu yang mengapa kapan dimana saya bisa di ke dari untuk dengan dan atau sebuah',
  tr: 'nasil ne neden bir ve ile icin mi mu nedir ben benim bu da de',
  ko: '어떻게 무엇 왜 방법 하는 법 및 또는 수 있나요 하나요',
}

/**
 * Phrases of questions: for languages without blanks between words, and where a word alone would
 * fold to another one, as the Vietnamese “tại” (at) does to “tài” in “tài khoản” (account).
 */
const phrases: Readonly<Record<string, RegExp>> = {
  zh: /如何|怎么样?|怎样|什么是|是什么|什么|为什么|的/g,
  th: /อย่างไร|ยังไง|วิธีการ|วิธี|คืออะไร|อะไร|ทำไม/g,
  vi: /t[aạ]i sao/i,
}

const setOf = (lang: string) => new Set(words[lang]?.split(' '))

/** English questions are typed in every language's search. */
const english = setOf('en')

/** The words before an error in a log; only the error is searched for. */
const beforeError =
  /custom program error:?(?=\s*0x)|\bcustom\W+(?=\d)|\berror (?=\d{4})|\b(?:program log|transaction simulation failed|error code|error number|error message|error processing instruction \d+|anchorerror[^.:]*|error|failed):/gi

/** Removes the phrases of questions from a query, unless nothing would remain. */
export function withoutPhrases(query: string, lang: string): string {
  const pattern = phrases[languageOf(lang)]
  const code = query.replace(beforeError, ' ')
  const rest = pattern ? code.replace(pattern, ' ') : code
  return rest.trim() ? rest : query
}

/** Makes a test that is true for a folded stop word. */
export function stopWordTest(lang: string): (term: string) => boolean {
  const own = setOf(languageOf(lang))
  return (term) => own.has(term) || english.has(term)
}
