const latin = '\\p{Script=Latin}\\p{M}\\p{N}_'
const latinWord = new RegExp(`[${latin}]`, 'u')
const hangul = /\p{Script=Hangul}/u
const special = /[.*+?^${}()|[\]\\/]/g

/**
 * The pattern that finds a form where a word of its script may begin and end: whole words in Latin script (a star at the end
 * takes the rest of the word), the beginning of a word in Korean, any place in Chinese and Thai, which write no blanks.
 * Case counts only in forms with a capital after their first letter. Sticky, so that the caller says where to look.
 */
export function formPattern(form: string, lang: string): RegExp {
  const open = form.endsWith('*')
  const word = open ? form.slice(0, -1) : form
  const exact = word.slice(1) !== word.slice(1).toLocaleLowerCase(lang)
  const body = [...word]
    .map((character) => characterPattern(character, exact, lang))
    .join('')
  return new RegExp(
    before(word[0] ?? '') + body + after(word.at(-1) ?? '', open),
    'uy',
  )
}

function characterPattern(character: string, exact: boolean, lang: string) {
  if (/\s/.test(character)) return '\\s+'
  const cases = new Set([
    character,
    character.toLocaleLowerCase(lang),
    character.toLocaleUpperCase(lang),
  ])
  const forms = exact ? [character] : [...cases]
  const escaped = forms.map((one) => one.replace(special, '\\$&'))
  return escaped.length === 1 ? escaped[0] : `(?:${escaped.join('|')})`
}

function before(first: string): string {
  if (latinWord.test(first)) return `(?<![${latin}])`
  return hangul.test(first) ? '(?<!\\p{Script=Hangul})' : ''
}

function after(last: string, open: boolean): string {
  if (!latinWord.test(last)) return ''
  return open ? '[\\p{L}\\p{M}\\p{N}]*' : `(?![${latin}])`
}

/** Whether a place between two characters lies inside a word of Latin script, where no form can begin. */
export function insideWord(previous: string, character: string): boolean {
  return latinWord.test(previous) && latinWord.test(character)
}
