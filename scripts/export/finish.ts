import type { Root } from 'hast'
import type { Moved } from '@/lib/rules/moved'
import type { Client } from './client'
import { finishDocument } from './document/document'
import { elementsIn, rootOf } from './document/elements'
import { canonicalPath, type PageHead, readHead } from './document/head'
import { parseDocument, writeDocument } from './document/parse'
import type { PolicyExtras } from './document/policy'
import { pageAddresses } from './files/addresses'
import { digest } from './files/digest'
import type { Folder } from './files/folder'
import { writeMoved } from './files/moved'
import { redirectStub } from './files/stub'
import type { StyleSheet } from './style-sheet'

export interface FinishOptions {
  readonly client: Client
  readonly styles: StyleSheet
  readonly extras?: PolicyExtras
  /** The new addresses of moved pages. */
  readonly moved?: Moved
  /** The base path, `''` or `/cookbook`. */
  readonly base?: string
}

/**
 * Makes the output of `next build` ready for hosts that know only files: finishes every document,
 * writes the other forms of every address, and adds the files that documents load. Documents are
 * finished one by one, because all of them would fill the memory on a site ten times as large.
 *
 * @returns the head of each page
 */
export function finishExport(
  folder: Folder,
  { base = '', client, extras, moved = {}, styles }: FinishOptions,
): readonly PageHead[] {
  removeLeftovers(folder)
  const addressOf = (file: string) => `${base}/${file}`
  const assets = [...client.files, [styles.file, styles.text] as const]
  const parts = {
    client: addressOf(client.main),
    styles: addressOf(styles.file),
    digests: new Map(
      assets.map(([file, text]) => [addressOf(file), digest(text)]),
    ),
    extras,
  }
  const pages: PageHead[] = []
  for (const file of folder.files().filter((each) => each.endsWith('.html'))) {
    const tree = parseDocument(folder.read(file))
    if (file === '404.html') addLanguages(tree, folder)
    finishDocument(file, tree, parts)
    folder.write(file, writeDocument(tree))
    if (!isMissingPage(file)) pages.push(readHead(file, tree))
  }
  for (const page of pages) writeAddresses(folder, page)
  writeMoved(folder, pages, moved, base)
  for (const [file, text] of assets) folder.write(file, text)
  return pages
}

const isMissingPage = (file: string) => /(?:^|\/)404\.html$/.test(file)

/**
 * Adds the 404 page of every other language to 404.html, as templates, for hosts that send one
 * document for all unknown addresses. The script at its end shows one (components/not-found/not-found-script.ts).
 */
function addLanguages(tree: Root, folder: Folder): void {
  const body = placeIn(tree)
  for (const file of folder.files()) {
    const [locale, name] = file.split('/')
    if (name !== '404.html' || !locale) continue
    const own = parseDocument(folder.read(file))
    const { lang, dataRoot, dataTexts } = rootOf(own).html.properties
    const { place } = placeIn(own)
    body.parent.children.splice(body.index + 1, 0, {
      type: 'element',
      tagName: 'template',
      properties: {
        dataLocale: locale,
        dataLang: lang,
        dataRoot,
        dataTexts,
        dataPageTexts: place.properties.dataPageTexts,
      },
      children: [],
      content: { type: 'root', children: [...place.children] },
    })
  }
}

/** The element with the 404 page of one language, and its place. */
function placeIn(tree: Root) {
  for (const parent of elementsIn(tree)) {
    const index = parent.children.findIndex(
      (child) =>
        child.type === 'element' && child.properties.id === 'not-found',
    )
    const place = parent.children[index]
    if (place?.type === 'element') return { parent, index, place }
  }
  throw new Error(
    '404.html has no #not-found: see components/not-found/NotFoundPage.tsx',
  )
}

/**
 * Removes files of Next that no document loads any more: its scripts and style sheets, the data
 * beside each page, and the page that 404.html was made from.
 */
function removeLeftovers(folder: Folder): void {
  const files = new Set(folder.files())
  for (const file of files) {
    const isData =
      file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'))
    if (isData || /^_next\/|^_not-found\b|(^|\/)__next\.[^/]*$/.test(file))
      folder.remove(file)
  }
  folder.removeEmptyFolders()
}

function writeAddresses(folder: Folder, page: PageHead): void {
  const path = canonicalPath(page)
  const name = page.file.replace(/\.html$/, '')
  const { copy, stub } = pageAddresses(name, path)
  if (copy) folder.copy(page.file, copy)
  folder.write(stub, redirectStub(page, path))
}
