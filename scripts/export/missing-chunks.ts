import { createHash } from 'node:crypto'
import type { Folder } from './folder'

const chunks = '_next/static/chunks/'
const named = /\/_next\/static\/chunks\/(turbopack-[^"\\?]+\.js)/g

/** How the runtime asks for a chunk: the element, and what holds whether it has come. */
const asking =
  /(\w+)\.onerror=\(\)=>\{\1\.remove\(\),\w+\(\w+,\w+,(\w+)\)\}(?=,document\.head\.appendChild\(\1\))/

/**
 * Lets Turbopack's runtime count a chunk as missing whose script has run without being that chunk: what a host or somebody on the way has put in
 * its place. The runtime itself knows only scripts that do not come, and waits without end for the others.
 *
 * @param runtime the runtime's text
 * @throws when the runtime loads chunks in another way than it is known to
 */
export function withMissingChunks(runtime: string): string {
  if (!asking.test(runtime))
    throw new Error(
      'Turbopack’s runtime loads chunks in a way that is not known; look at what Next writes now and mend scripts/export/missing-chunks.ts',
    )
  return runtime.replace(
    asking,
    (text, script: string, chunk: string) =>
      `${text},${script}.onload=()=>{${chunk}.resolved||${script}.onerror()}`,
  )
}

/**
 * Gives every document a runtime that tells missing chunks. It is a file of its own, named by its content; the search's worker goes on with the
 * one that Next wrote.
 *
 * @throws when there is not exactly one runtime
 */
export function tellMissingChunks(folder: Folder): void {
  const documents = folder
    .files()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: folder.read(file) }))
  const names = new Set(documents.flatMap(({ html }) => runtimesIn(html)))
  const [runtime, ...others] = names
  if (!runtime || others.length > 0)
    throw new Error(
      'documents do not name exactly one runtime of Turbopack; look at what Next writes now and mend scripts/export/missing-chunks.ts',
    )
  const text = withMissingChunks(folder.read(chunks + runtime))
  const renamed = `turbopack-${hashOf(text)}.js`
  folder.write(chunks + renamed, text)
  for (const { file, html } of documents)
    if (html.includes(runtime))
      folder.write(file, html.replaceAll(runtime, renamed))
}

const runtimesIn = (html: string) =>
  Array.from(html.matchAll(named), ([, name = '']) => name)

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 13)
