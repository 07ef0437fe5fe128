import type { OfflineList } from '@/lib/shared/offline/contract'
import { locales } from '@/site.config'
import type { Client } from '../client'
import { canonicalPath, type PageHead } from '../document/head'
import type { Folder } from '../files/folder'
import { weigher } from '../files/size'
import type { StyleSheet } from '../style-sheet'
import { templateOf, templates } from './template'

interface Weighed {
  readonly base: string
  readonly pages: readonly PageHead[]
  readonly client: Client
  readonly styles: StyleSheet
  readonly lists: readonly OfflineList[]
}

type WeigherOf = (file: string) => number

/**
 * The weights of a finished export, in units of 1,000 bytes of gzip -9 (decision 28): the documents
 * of each template, what every page loads, and what readers load on demand.
 */
export function weightTable(
  folder: Pick<Folder, 'files' | 'bytes'>,
  { base, pages, client, styles, lists }: Weighed,
): string {
  const weigh = weigher(folder)
  const inEach = (place: string) =>
    folder
      .files()
      .filter((file) => file.startsWith(place))
      .map((file) => `${file.slice(place.length, -5)} ${sumOf([file], weigh)}`)
      .join(', ')
  const islands = [...client.files.keys()].filter(
    (file) => file !== client.main,
  )
  const isEditor = (file: string) => file.endsWith('/editor.js')
  const kept = lists.map(({ locale, bytes }) => `${locale} ${inUnits(bytes)}`)
  return [
    'Weights in units of 1,000 bytes (gzip -9):',
    ...inColumns([
      ['', 'pages', 'middle', 'heaviest', ''],
      ...rowsOf(pages, base, weigh),
    ]),
    `each page loads: scripts ${sumOf([client.main], weigh)}, styles ${sumOf([styles.file], weigh)}`,
    `on demand: editor ${sumOf(islands.filter(isEditor), weigh)}, all other islands ${sumOf(
      islands.filter((file) => !isEditor(file)),
      weigh,
    )}`,
    `docs search: ${inEach('search/text/')}`,
    `local search: ${inEach('search/local/')}`,
    `kept offline: ${kept.join(', ')}`,
  ].join('\n')
}

/** A row for each template: how many pages it has, the middle and the heaviest document. */
function rowsOf(pages: readonly PageHead[], base: string, weigh: WeigherOf) {
  return templates.flatMap((template) => {
    const files = pages
      .filter(
        (page) => templateOf(base, locales, canonicalPath(page)) === template,
      )
      .map(({ file }) => file)
      .toSorted((a, b) => weigh(a) - weigh(b))
    const middle = files[files.length >> 1]
    const heaviest = files.at(-1)
    if (!middle || !heaviest) return []
    const weights = [middle, heaviest].map((file) => inUnits(weigh(file)))
    return [[template, `${files.length}`, ...weights, heaviest]]
  })
}

const sumOf = (files: readonly string[], weigh: WeigherOf) =>
  inUnits(files.reduce((bytes, file) => bytes + weigh(file), 0))

const inUnits = (bytes: number) => (bytes / 1000).toFixed(1)

/** Rows as lines, with numbers at the right of their columns. */
function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        /^[\d.]+$|^(pages|middle|heaviest)$/.test(cell)
          ? cell.padStart(widthOf(column))
          : cell.padEnd(widthOf(column)),
      )
      .join('  ')
      .trimEnd(),
  )
}
