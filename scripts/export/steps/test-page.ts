import { allNamed } from '../document/elements'
import { parseDocument, writeDocument } from '../document/parse'
import type { SiteParts, Step } from './page'

/** Parts for the documents of tests. */
const parts: SiteParts = {
  base: '',
  client: '/assets/1a/main.js',
  styles: '/assets/styles-2b.css',
  digests: new Map([
    ['/assets/1a/main.js', 'sha256-main'],
    ['/assets/1a/chunk-b.js', 'sha256-chunk'],
    ['/assets/styles-2b.css', 'sha256-styles'],
  ]),
}

/** The result of a step on a document. */
export function stepOn(
  step: Step,
  { head = '', body = '' }: { readonly head?: string; readonly body?: string },
  site: Partial<SiteParts> = {},
) {
  const tree = parseDocument(
    `<!DOCTYPE html><html><head>${head}</head><body>\n${body}</body></html>`,
    true,
  )
  const problems: string[] = []
  step(tree, { file: 'a.html', site: { ...parts, ...site }, problems })
  const inside = (name: 'head' | 'body') =>
    writeDocument({ type: 'root', children: allNamed(tree, name) }).replace(
      /^<\w+>\n?|<\/\w+>$/g,
      '',
    )
  return { tree, problems, head: inside('head'), body: inside('body') }
}
