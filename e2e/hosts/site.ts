import { readFileSync } from 'node:fs'
import { basePath } from '@/lib/shared/href'
import { defaultLocale, locales, site as settings } from '@/site.config'
import { openFolder } from '../../scripts/export/files/folder'
import { hostFiles } from '../../scripts/export/hosts/host-files'
import { readRules } from '../../scripts/export/hosts/rules'
import type { Site } from './host'

export const site: Site = { root: 'out', deploy: 'deploy', base: basePath }

const folder = openFolder(site.root + basePath)

export const files = folder
  .files()
  .filter((file) => !hostFiles.some((each) => each === file))

export const rules = readRules({ files, read: folder.read }, basePath)

/** The content of a page's file, which every form of its address must answer with. */
export function bytesOf(file: string): Buffer {
  return readFileSync(`${site.root}${basePath}/${file}`)
}

/** Addresses that do not exist, with the language of their 404 page. */
export const unknownAddresses: readonly [path: string, lang: string][] = [
  ...locales.flatMap((locale): [string, string][] => {
    const prefix = locale === defaultLocale ? '' : `/${locale}`
    const { lang } = settings.locales[locale]
    return [
      '/no-such-page.html',
      '/no/such-page.html',
      '/no/such/page',
      '/guides/no-such-page/',
      '/no-such-page.md',
      '/guides/no-such-page.html.txt',
    ].map((path) => [basePath + prefix + path, lang])
  }),
  ...[
    '/xx/core-concepts/accounts.html',
    '/core-concepts/',
    '/assets/no-such-file.js',
    '/assets/',
    '/Core-Concepts/Accounts.html',
    '/%E4%B8%AD',
    '/search/local/no.json',
  ].map((path): [string, string] => [basePath + path, 'en-US']),
]

/** Addresses that continue below a file. */
export const belowFiles = [
  '/core-concepts/accounts.html/',
  '/core-concepts/accounts.html/more',
  '/%00',
].map((path) => basePath + path)

/** Addresses that a host must not answer with a file or an error of its own. */
export const hostileAddresses = [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%E0%A4%A',
  '//example.org/',
  '//example.org/a.md',
  '/\\example.org\\a.md',
].map((path) => basePath + path)
