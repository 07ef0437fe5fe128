import type { OfflineList } from '@/components/offline/contract'
import { locales } from '@/site.config'
import type { Client } from './client'
import { canonicalPath, type PageHead } from './document/head'

interface Weighed {
  /** All files of the export. */
  readonly files: readonly string[]
  /** The bytes of a file as hosts transfer it. */
  readonly weigh: (file: string) => number
  readonly base: string
  readonly pages: readonly PageHead[]
  readonly client: Client
  /** The file of the style sheet. */
  readonly styles: string
  readonly lists: readonly OfflineList[]
}

/**
 * The weights of a finished export, in units of 1,000 bytes of gzip -9 (decision 28): the documents
 * of each template, what every page loads, and what readers load on demand.
 */
export function weightTable({
  base,
  client,
  files,
  lists,
  pages,
  styles,
  weigh,
}: Weighed): string {
  const sumOf = (some: readonly string[]) =>
    inUnits(some.reduce((bytes, file) => bytes + weigh(file), 0))
  const inEach = (place: string) =>
    files
      .filter((file) => file.startsWith(place))
      .map((file) => `${file.slice(place.length, -5)} ${sumOf([file])}`)
      .join(', ')
  const isEditor = (file: string) => file.endsWith('/editor.js')
  const islands = [...client.files.keys()].filter(
    (file) => file !== client.main && !isEditor(file),
  )
  const kept = lists.map(({ locale, bytes }) => `${locale} ${inUnits(bytes)}`)
  const rows = templates.flatMap((template) => {
    const own = pages
      .filter((page) => templateOf(base, canonicalPath(page)) === template)
      .map(({ file }) => file)
      .sort((a, b) => weigh(a) - weigh(b))
    const middle = own[own.length >> 1]
    const heaviest = own.at(-1)
    if (!middle || !heaviest) return []
    const weights = [middle, heaviest].map((file) => sumOf([file]))
    return line(template, `${own.length}`, ...weights, heaviest)
  })
  return [
    'Weights in units of 1,000 bytes (gzip -9):',
    line('', 'pages', 'middle', 'heaviest'),
    ...rows,
    `each page loads: scripts ${sumOf([client.main])}, styles ${sumOf([styles])}`,
    `on demand: editor ${sumOf([...client.files.keys()].filter(isEditor))}, all other islands ${sumOf(islands)}`,
    `docs search: ${inEach('search/sections/')}`,
    `its texts: ${inEach('search/text/')}`,
    `local search: ${inEach('search/local/')}`,
    `kept offline: ${kept.join(', ')}`,
  ].join('\n')
}

const inUnits = (bytes: number) => (bytes / 1000).toFixed(1)

const line = (template: string, ...cells: readonly string[]) =>
  [template.padEnd(10), ...cells.map((cell) => cell.padStart(8))].join('  ')

/** The kinds of pages, in the order of the table. */
const templates = [
  'home',
  'article',
  'a-z',
  'errors',
  'playground',
  'offline',
] as const

/** The template of the page at a path. */
export function templateOf(base: string, path: string) {
  const [first = '', ...rest] = path.slice(base.length + 1).split('/')
  const isLocale = locales.some((locale) => locale === first)
  const own = (isLocale ? rest : [first, ...rest]).join('/')
  if (own === '') return 'home'
  return templates.find((each) => own === `${each}.html`) ?? 'article'
}
