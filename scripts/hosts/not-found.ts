/**
 * 404.html as a reader of one language gets it without scripts, for hosts that can answer each folder with its own: `<html lang>`, title,
 * and the texts that are shown. With scripts it is the same document as the one for all languages.
 *
 * @param html of 404.html, which holds a section for each language
 * @param key of the language, as in the address
 * @returns undefined for a language without texts
 */
export function notFoundPage(html: string, key: string): string | undefined {
  const section =
    /<section data-locale="([a-z]+)" lang="([^"]+)"( hidden="")?>/g
  const own = [...html.matchAll(section)].find(([, each]) => each === key)
  const lang = own?.[2]
  if (!own || !lang) return undefined
  const title = html.slice(own.index).match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]
  return html
    .replace(section, (_, each: string, tag: string) => {
      const hidden = each === key ? '' : ' hidden=""'
      return `<section data-locale="${each}" lang="${tag}"${hidden}>`
    })
    .replace(/<html lang="[^"]*"/, `<html lang="${lang}"`)
    .replace(/<title>[^<|]*/, `<title>${title} `)
}
