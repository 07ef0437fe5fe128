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
 * Puts a runtime that tells missing chunks, named by its content, in the place of the one that Next wrote, and in the chunk that starts the
 * search's worker, which would load a second runtime otherwise.
 *
 * @returns what names it in a document; throws where the document names another
 * @throws when 404.html names none
 */
export function tellMissingChunks(folder: Folder): (html: string) => string {
  const [runtime] = runtimesIn(folder.read('404.html'))
  if (!runtime) throw otherRuntime('404.html names none')
  const mended = withMissingChunks(folder.read(chunks + runtime))
  const renamed = `turbopack-${hashOf(mended)}.js`
  folder.remove(chunks + runtime)
  folder.write(chunks + renamed, mended)
  const rename = (text: string) => text.replaceAll(runtime, renamed)
  for (const file of folder.files()) {
    if (!file.startsWith(chunks) || !file.endsWith('.js')) continue
    const text = folder.read(file)
    if (text.includes(runtime)) folder.write(file, rename(text))
  }
  return (html) => {
    const other = runtimesIn(html).find((name) => name !== runtime)
    if (other) throw otherRuntime(`one names ${other}, 404.html ${runtime}`)
    return rename(html)
  }
}

const runtimesIn = (text: string) =>
  Array.from(text.matchAll(named), ([, name = '']) => name)

const otherRuntime = (what: string) =>
  new Error(
    `documents do not name exactly one runtime of Turbopack (${what}); look at what Next writes now and mend scripts/export/missing-chunks.ts`,
  )

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 13)
