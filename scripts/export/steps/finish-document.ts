import type { Root } from 'hast'
import { type PageHead, readHead } from '../document/head'
import { parseDocument, writeDocument } from '../document/parse'
import { integrity } from './integrity'
import { linkClient } from './link-client'
import type { Page, SiteParts, Step } from './page'
import { policy } from './policy'
import { documentProblems } from './problems'
import { stripRuntime } from './strip-runtime'

/** The steps for each document, in this order. */
const steps: readonly Step[] = [
  stripRuntime,
  linkClient,
  integrity,
  documentProblems,
  policy,
]

interface FinishedDocument {
  readonly html: string
  readonly head: PageHead
  /** Problems to fix before the document may be published. */
  readonly problems: readonly string[]
}

/**
 * Turns a document of `next build` into one that can be published: one parse, all steps, one write.
 */
export function finishDocument(
  file: string,
  html: string,
  site: SiteParts,
): FinishedDocument {
  const finish = (tree: Root): FinishedDocument => {
    const page: Page = { file, site, problems: [] }
    for (const step of steps) step(tree, page)
    const { problems } = page
    return { html: writeDocument(tree), head: readHead(file, tree), problems }
  }
  const finished = finish(parseDocument(html))
  // Lines double the time, so only a document with a problem gets them.
  return finished.problems.length === 0
    ? finished
    : finish(parseDocument(html, true))
}
