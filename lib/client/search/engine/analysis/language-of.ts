/** The language of a tag without its country: `de` of `de-DE`. */
export const languageOf = (lang: string): string => lang.replace(/-.*/, '')
