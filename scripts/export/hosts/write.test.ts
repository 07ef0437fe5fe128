/** @jest-environment node */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from '../files/folder'
import { type HostSettings, writeHosts } from './write'

const root = testFolder()
const out = openFolder(join(root, 'out'))
const deploy = openFolder(join(root, 'deploy'))

const settings: HostSettings = {
  base: '',
  languages: ['de', 'xx'],
  redirectsFor: 'cloudflare',
}
const notFound =
  '<html lang="en"><div id="not-found"></div><template data-locale="de"></template>'

beforeEach(() => {
  rmSync(join(root, 'out'), { recursive: true, force: true })
  out.write(
    'index.html',
    '<link rel="canonical" href="https://x.org/b/"><script src="/assets/a.js">',
  )
  out.write('404.html', notFound)
  out.write('assets/a.js', '')
})

const write = (changed: Partial<HostSettings> = {}) =>
  writeHosts(join(root, 'out'), join(root, 'deploy'), {
    ...settings,
    ...changed,
  })

describe('writeHosts', () => {
  it('puts into the export what its hosts read there', () => {
    write()
    expect(out.files()).toEqual([
      '.nojekyll',
      '404.html',
      '_headers',
      '_redirects',
      'assets/a.js',
      'de/404.html',
      'index.html',
      'vercel.json',
    ])
    expect(out.read('_redirects')).toContain(':page')
  })

  it('keeps it at the root of the host when the site moves below', () => {
    write({ base: '/b' })
    expect(out.files()).toEqual([
      '.nojekyll',
      '404.html',
      '_headers',
      '_redirects',
      'b/404.html',
      'b/assets/a.js',
      'b/de/404.html',
      'b/index.html',
      'vercel.json',
    ])
    expect(out.read('_headers')).toContain('/b/assets/*')
  })

  it("writes Netlify's rules where Netlify builds", () => {
    write({ redirectsFor: 'netlify' })
    expect(out.read('_redirects')).toContain('301!')
  })

  it('writes files that can be read', () => {
    write()
    for (const file of deploy.files().filter((each) => /json$/.test(each)))
      expect(() => JSON.parse(deploy.read(file))).not.toThrow()
    expect(deploy.files()).toEqual(
      expect.arrayContaining([
        'caddy/Caddyfile',
        'cloudflare/_redirects',
        'container/Containerfile',
        'netlify/_redirects',
        'nginx/server.conf',
        's3-cloudfront/function.js',
        's3-cloudfront/upload.sh',
        'vercel/vercel.json',
      ]),
    )
  })

  it('says each header in every language', () => {
    const { headers } = write()
    const everywhere = [
      out.read('_headers'),
      out.read('vercel.json'),
      deploy.read('nginx/server.conf'),
      deploy.read('caddy/Caddyfile'),
      deploy.read('s3-cloudfront/response-headers-policy.json'),
    ]
    for (const [name, value] of headers) {
      const short = value.match(/\d{6,}/)?.[0] ?? value
      for (const text of everywhere.slice(0, -1)) {
        expect(text).toContain(name)
        expect(text).toContain(short)
      }
      if (name !== 'X-Content-Type-Options')
        expect(everywhere.at(-1)).toContain(short)
    }
  })
})
