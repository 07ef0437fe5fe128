import { type ExportedSite, readSite } from './exported-site'

const origin = 'https://example.org'

/** An export in memory, for tests. */
export function siteOf(
  files: Readonly<Record<string, string>>,
  basePath = '',
): ExportedSite {
  return readSite(
    {
      files: () => Object.keys(files).sort(),
      read: (file) => files[file] ?? '',
    },
    { origin, basePath },
  )
}

/** A document that names its canonical path. */
export function documentOf(path: string, body = '', head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}<link rel="canonical" href="${origin}${path}"><title>T</title></head><body>${body}</body></html>`
}
