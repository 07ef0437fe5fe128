import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import redirector from 'netlify-redirector'
import { contentType } from '../../../scripts/export/hosts/content-types'
import { canAll, type Host, type Site } from '../host'
import { type Decision, fileAt, startRules } from './rules-host'

/**
 * Imitates Netlify: its own matcher of `_redirects` and its own reader of `_headers`, over a folder
 * served as its documentation says.
 */
export async function startNetlify({ root, deploy }: Site): Promise<Host> {
  const folder = join(deploy, 'netlify')
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8')
  const rules = await redirector.parsePlain(redirects, {})
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  if (errors[0]) throw errors[0]
  const told = (path: string) =>
    Object.assign(
      { 'cache-control': 'public, max-age=0, must-revalidate' },
      ...headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
        .map(({ values }) => lowerCase(values)),
    )
  const answer = (status: number, file: string, path: string): Decision => ({
    status,
    file,
    headers: { ...told(path), 'content-type': contentType(file) },
  })
  const fileOf = (path: string) =>
    path.endsWith('/')
      ? fileAt(root, `${path}index.html`)
      : (fileAt(root, path) ??
        fileAt(root, `${path}.html`) ??
        fileAt(root, `${path}/index.html`))
  return startRules(root, canAll, (path, query): Decision => {
    const rule = rules.match(requestFor(path))
    if (rule?.force && rule.status === 301)
      return {
        status: 301,
        // Netlify keeps the whole query (docs.netlify.com, redirect options).
        headers: { ...told(path), location: rule.to + query },
      }
    const file = fileOf(path)
    if (file) return answer(200, file, path)
    // A missing page gets the headers of the 404 page, not those of its address.
    const missing = rule?.status === 404 ? rule.to : '/404.html'
    return answer(404, missing.slice(1), missing)
  })
}

const requestFor = (path: string) => ({
  scheme: 'https',
  host: 'localhost',
  path,
  query: '',
  headers: {},
  getHeader: () => '',
  getCookie: () => '',
})

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
