import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { ContentError } from '@/lib/content/content-error'

/**
 * The text of a file that people write, whichever editor saved it: with LF, and without a byte order
 * mark. Throws a ContentError when it is not UTF-8, and Node's ENOENT when there is no such file.
 */
export function readText(file: string): string {
  const bytes = readFileSync(file)
  const text = bytes.toString('utf8')
  if (isUtf8(bytes) && !bytes.includes(0))
    return text.replace(/^\uFEFF/, '').replaceAll(/\r*\n|\r/g, '\n')
  const line = text.slice(0, text.search(/[\0\uFFFD]/)).split('\n').length
  const message =
    'is not UTF-8, so letters would be lost; save it again with the encoding UTF-8'
  throw new ContentError([{ file, line, message }])
}
