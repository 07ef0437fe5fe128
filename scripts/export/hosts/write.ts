import { type Folder, openFolder } from '../files/folder'
import { caddyfile } from './adapters/caddy'
import { cloudflareRedirects, headersFile } from './adapters/cloudflare'
import {
  cloudfrontFunction,
  responseHeadersPolicy,
  uploadScript,
} from './adapters/cloudfront'
import { containerFile } from './adapters/container'
import { netlifyRedirects } from './adapters/netlify'
import { nginxExample, nginxMaps, nginxServer } from './adapters/nginx'
import { vercelConfig } from './adapters/vercel'
import type { hostFiles } from './host-files'
import { notFoundPage } from './not-found'
import { type HostRules, readRules } from './rules'
import { moveBelow } from './sub-path'

export interface HostSettings {
  /** The base path, `''` or `/cookbook`. */
  readonly base: string
  /** Keys of the languages with a prefix. */
  readonly languages: readonly string[]
  /**
   * The host whose `_redirects` the export holds: Cloudflare and Netlify read the file differently.
   */
  readonly redirectsFor: 'cloudflare' | 'netlify'
}

/**
 * Writes the files that each host needs. The export gets those that hosts read there (`_redirects`,
 * `_headers`, `vercel.json`, a 404.html for each language). A folder of its own gets those that are
 * installed by hand.
 *
 * @param out the finished export; with a base path its pages are moved below it
 * @param deploy folder for everything else
 * @returns the rules that all files were made from
 */
export function writeHosts(
  out: string,
  deploy: string,
  settings: HostSettings,
): HostRules {
  const pages = openFolder(out)
  writeNotFoundPages(pages, settings.languages)
  const rules = readRules(
    { files: pages.files(), read: pages.read },
    settings.base,
  )
  moveBelow(out, settings.base)
  writeAll(pages, filesInside(rules, settings))
  writeAll(openFolder(deploy), filesBeside(rules))
  return rules
}

function filesInside(
  rules: HostRules,
  { redirectsFor }: HostSettings,
): Readonly<Record<(typeof hostFiles)[number], string>> {
  return {
    _headers: headersFile(rules),
    _redirects:
      redirectsFor === 'netlify'
        ? netlifyRedirects(rules)
        : cloudflareRedirects(rules),
    'vercel.json': vercelConfig(rules),
    // Keeps GitHub's older way of publishing, from a branch, from making pages of the Markdown
    // twins.
    '.nojekyll': '',
  }
}

function filesBeside(rules: HostRules) {
  return {
    'netlify/_headers': headersFile(rules),
    'netlify/_redirects': netlifyRedirects(rules),
    'cloudflare/_headers': headersFile(rules),
    'cloudflare/_redirects': cloudflareRedirects(rules),
    'vercel/vercel.json': vercelConfig(rules),
    'nginx/maps.conf': nginxMaps(rules),
    'nginx/server.conf': nginxServer(rules),
    'nginx/example.conf': nginxExample(),
    'caddy/Caddyfile': caddyfile(rules),
    's3-cloudfront/function.js': cloudfrontFunction(rules),
    's3-cloudfront/response-headers-policy.json': responseHeadersPolicy(rules),
    's3-cloudfront/upload.sh': uploadScript(rules),
    'container/Containerfile': containerFile,
  }
}

function writeAll(folder: Folder, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) folder.write(file, text)
}

function writeNotFoundPages(folder: Folder, languages: readonly string[]) {
  const html = folder.read('404.html')
  for (const key of languages) {
    const page = notFoundPage(html, key)
    if (page) folder.write(`${key}/404.html`, page)
  }
}
