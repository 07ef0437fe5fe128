import type { NotFoundData } from '@/components/not-found/not-found-data'

/** A link to a page in another language. */
export interface OtherLanguage {
  readonly href: string
  readonly lang: string
  readonly name: string
}

/** The name of a page in all forms of its address. */
const nameOf = (path: string) =>
  path.replace(/(?:index)?\.(?:html|md)$/, '').replace(/\/$/, '')

/**
 * The page of an unknown address in the languages that have it, in the order of the menu.
 *
 * @param root the address of the requested language's home page
 */
export function otherLanguages(
  { pages, languages }: NotFoundData,
  requested: string,
  root: string,
): readonly OtherLanguage[] {
  const name = nameOf(requested.slice(root.length))
  const path = Object.keys(pages).find((each) => nameOf(each) === name)
  if (path === undefined) return []
  return (pages[path] ?? '').split(' ').flatMap((key) => {
    const language = languages[key]
    if (!language) return []
    const { home, lang, name: ownName } = language
    return [{ href: home + path, lang, name: ownName }]
  })
}
