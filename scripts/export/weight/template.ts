/** The kinds of pages, in the order of the table of weights. */
export const templates = [
  'home',
  'article',
  'a-z',
  'errors',
  'playground',
  'offline',
] as const

export type Template = (typeof templates)[number]

/**
 * The template of a page.
 *
 * @param path of the page, with the base path
 */
export function templateOf(
  base: string,
  locales: readonly string[],
  path: string,
): Template {
  const [first = '', ...rest] = path.slice(base.length + 1).split('/')
  const own = (locales.includes(first) ? rest : [first, ...rest]).join('/')
  if (own === '') return 'home'
  return templates.find((each) => own === `${each}.html`) ?? 'article'
}
