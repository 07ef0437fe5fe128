import type { Root } from 'hast'
import { type PageHead, readHead } from '../document/head'
import { parseDocument, writeDocument } from '../document/parse'
import { faults } from './faults'
import { integrity } from './integrity'
import { linkClient } from './link-client'
import type { Page, SiteParts, Step } from './page'
import { policy } from './policy'
import { stripRuntime } from './strip-runtime'

/** What is done to each document, in this order. */
const steps: readonly Step[] = [
  stripRuntime,
  linkClient,
  integrity,
  faults,
  policy,
]

interface FinishedDocument {
  readonly html: string
  readonly head: PageHead
  /** What is to be mended before it may be published. */
  readonly faults: readonly string[]
}

/** Makes of a document that `next build` wrote one that can be published: one parse, all steps, one write. */
export function finishDocument(
  file: string,
  html: string,
  site: SiteParts,
): FinishedDocument {
  const finish = (tree: Root): FinishedDocument => {
    const page: Page = { file, site, faults: [] }
    for (const step of steps) step(tree, page)
    const { faults } = page
    return { html: writeDocument(tree), head: readHead(file, tree), faults }
  }
  const finished = finish(parseDocument(html))
  // Lines take as long again as all else: only what has a fault is worth it.
  return finished.faults.length === 0
    ? finished
    : finish(parseDocument(html, true))
}
