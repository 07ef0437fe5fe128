/**
 * Whether Next wrote a file that no reader asks for: a payload (links read a
 * page from its document, lib/navigation/document-payload.ts), that of a single
 * segment, the page that 404.html was made from, a list of Next's other router (its address is the same in every build, so that no cache could
 * keep it), or the source of a worker, which the bundler copies beside the script made of it because
 * `new Worker(new URL('./worker.ts', import.meta.url))` names its address too.
 *
 * @param file relative to the export, with `/`
 * @param files of the whole export
 */
export function isLeftover(file: string, files: ReadonlySet<string>): boolean {
  const isPayload =
    file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'))
  return (
    isPayload ||
    /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
    /^_not-found\b/.test(file) ||
    /^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file) ||
    /^_next\/static\/media\/.*\.tsx?$/.test(file)
  )
}
