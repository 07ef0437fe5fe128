import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Folder } from '../files/folder'
import { hashedFolder } from './cache'
import { contentType, isCompressible } from './content-types'

/** The size in bytes from which a reader notices the difference. */
const least = 10_000

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Writes compressed copies of hashed files beside them, `main.js.br` and `main.js.gz`, for hosts that
 * send such files instead of compressing at each request.
 */
export async function writeCompressed(folder: Folder): Promise<void> {
  const files = folder
    .files()
    .filter((file) => `/${file}`.startsWith(hashedFolder))
    .filter((file) => isCompressible(contentType(file)))
  await Promise.all(
    files.map(async (file) => {
      const bytes = folder.bytes(file)
      if (bytes.length < least) return
      folder.write(`${file}.br`, await brotli(bytes))
      folder.write(`${file}.gz`, await gzipped(bytes, { level: 9 }))
    }),
  )
}
