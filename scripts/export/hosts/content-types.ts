const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  tgz: 'application/gzip',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** The content type that a plain host sends for a file, by its ending. */
export function contentType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  return types[ending] ?? 'application/octet-stream'
}

/** True for the content types of texts. */
export function isText(type: string): boolean {
  return /^text\/|json|xml/.test(type)
}

/**
 * True for content types that compression makes smaller: texts, WebAssembly, and the bytecode of
 * programs, which has no type of its own.
 */
export function isCompressible(type: string): boolean {
  return isText(type) || /^application\/(wasm|octet-stream)$/.test(type)
}
