/** The content types of the endings in the export. */
export const contentTypes: Readonly<Record<string, string>> = {
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
  // The bytecode of programs.
  so: 'application/octet-stream',
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
  return contentTypes[ending] ?? 'application/octet-stream'
}

/** True for content types that compression makes smaller. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|wasm|octet-stream/.test(type)
}
