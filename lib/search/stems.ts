/**
 * Endings that are cut from a folded word (fold.ts), by language. Each pattern begins with what
 * must remain: three letters, or two syllables of Hangul.
 */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?<=.{3})(?:ing|ings|ies|ied|es|ed|s|y|e)$/,
  de: /(?<=.{4})(?:ern|en|em|er|es|et|st|e|n|s|t)$/,
  es: /(?<=.{3})(?:aciones|acion|ando|iendo|[ai]dos?|[ai]das?|[aei]r|[aeo]s|[aeos])$/,
  fr: /(?<=.{3})(?:ations?|ements?|ees?|ers?|ez|ent|ant|es|[esx])$/,
  id: /(?<=.{3})(?:kan|an|i)?(?:nya|lah)?$/,
  ko: /(?<=.{2})(?:에서|에게|으로|까지|부터|이란|하기|하는|하고|하면|하다|해요|하려면|을|를|이|가|은|는|에|의|로|과|와|도|란)$/,
  tr: /(?<=.{3})(?:l[ae]r|[dt][ae]n?|m[ae]k?|[iu]l[iu]r|[iu]n[iu]r|[iu]yor|[iu]r|y?l[ae]|[ny]?[iu]n?|s[iu]|[iu]m|y?[ae]){1,6}$/,
}

/**
 * Prefixes of Indonesian words. Some replace the first letter (menutup, tutup), which is therefore
 * cut from all words.
 */
const prefix =
  /^(?:[mp]e(?:ny|ng|n|m|(?=[lrwy]))|di|ter|ber)?[kpst]?(?=[a-z]{3})/

/**
 * The stem that a folded word shares with its other forms. A word without an ending of its language
 * may have one of English.
 *
 * @example stemOf('mengirim', 'id') // 'irim', as of kirim
 */
export function stemOf(word: string, lang: string): string {
  if (/\d/.test(word)) return word
  const bare = lang === 'id' ? word.replace(prefix, '') : word
  const stem = cut(bare, lang)
  return stem === bare ? cut(bare, 'en') : stem
}

/** Cuts the ending, and one of two equal letters before it: mapping and map. */
function cut(word: string, lang: string): string {
  const ending = endings[lang]
  const stem = ending ? word.replace(ending, '') : word
  return stem === word ? word : stem.replace(/([a-z])\1$/, '$1')
}
