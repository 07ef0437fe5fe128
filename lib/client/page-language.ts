/**
 * The language of the document, in which numbers and dates are written. Extensions and translators
 * change or remove it; the browser's own language then applies.
 */
export function pageLanguage(): string | undefined {
  const { lang } = document.documentElement
  try {
    return Intl.getCanonicalLocales(lang || [])[0]
  } catch {
    return undefined
  }
}
