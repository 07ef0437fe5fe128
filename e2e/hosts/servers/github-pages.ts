import { contentType } from '../../../scripts/export/hosts/content-types'
import type { Host, Site } from '../host'
import { type Decision, fileAt, startRules } from './rules-host'

/**
 * Imitates GitHub Pages: a file, else the same with `.html`, else a folder's index, with a redirect
 * to its slash. Everything is cached for ten minutes, and there are no rules
 * (docs.github.com/pages). The published folder is the one below the base path, at the repository's
 * name.
 */
export function startGithubPages({ root, base }: Site): Promise<Host> {
  const at = (path: string) => fileAt(root, path)
  return startRules(root, { belowFiles: true }, (path): Decision => {
    const file = path.endsWith('/')
      ? at(`${path}index.html`)
      : (at(path) ?? at(`${path}.html`))
    if (file) return sent(200, file)
    if (!path.endsWith('/') && at(`${path}/index.html`))
      return { status: 301, headers: { location: `${path}/` } }
    return sent(404, `${base}/404.html`.slice(1))
  })
}

const sent = (status: number, file: string): Decision => ({
  status,
  file,
  headers: {
    'content-type': contentType(file),
    'cache-control': 'max-age=600',
  },
})
