import { gzipSync } from 'node:zlib'

/** The size of a content as hosts transfer it, in bytes of gzip -9. */
export const gzipSize = (content: string | Uint8Array) =>
  gzipSync(content, { level: 9 }).length
