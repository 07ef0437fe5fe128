import { cacheClassOf, cacheControl } from '../../scripts/export/hosts/cache'
import { contentType } from '../../scripts/export/hosts/content-types'
import type { Host } from './host'
import type { Answer } from './http'
import { rules } from './site'

/**
 * Checks status, content type, cache rule and headers; type and cache rule are those of the path.
 */
export function checkAnswer(
  host: Host,
  requested: string,
  { status, headers }: Answer,
  wanted: number,
  path: string,
) {
  const type = plain(headers['content-type'])
  const cache = plain(headers['cache-control'])
  const rule = cacheControl[cacheClassOf(path, rules.base)]
  return [
    status !== wanted && `${requested}: ${status} instead of ${wanted}`,
    !typesOf(path).includes(type) && `${requested}: is ${type}`,
    host.can.cache &&
      cache !== plain(rule) &&
      !(wanted === 404 && cache === 'no-store') &&
      `${requested}: cache-control is ${cache}`,
    ...(host.can.headers ? rules.headers : []).map(
      ([name, value]) =>
        headers[name.toLowerCase()] !== value &&
        `${requested}: ${name} is ${headers[name.toLowerCase()]}`,
    ),
  ]
}

const plain = (text = '') => text.toLowerCase().replaceAll(' ', '')

/**
 * The content types of a path that mean the same to a browser. For HTML, Markdown and text the
 * character set matters too.
 */
function typesOf(path: string): string[] {
  const type = plain(contentType(path))
  if (/^text\/(html|markdown|plain)/.test(type)) return [type]
  const bare = type.replace(/;.*/, '')
  const alias: Record<string, string[]> = {
    'text/javascript': ['application/javascript'],
    'application/xml': ['text/xml'],
    'image/x-icon': ['image/vnd.microsoft.icon'],
  }
  return [bare, ...(alias[bare] ?? [])].flatMap((each) => [
    each,
    `${each};charset=utf-8`,
  ])
}
