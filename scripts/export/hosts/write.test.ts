/** @jest-environment node */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { openFolder } from '../files/folder'
import { securityHeaders } from './headers'
import { type HostSettings, writeForHosts } from './write'

const root = testFolder()
const folders = { site: join(root, 'out'), deploy: join(root, 'deploy') }
const out = openFolder(folders.site)
const deploy = openFolder(folders.deploy)

beforeEach(() => {
  rmSync(folders.site, { recursive: true, force: true })
  out.write('index.html', 'home')
  out.write('404.html', 'missing')
  out.write('de/404.html', 'fehlt')
})

const write = (changed: Partial<HostSettings> = {}) =>
  writeForHosts(folders, {
    base: '',
    pages: ['/'],
    languages: ['de', 'xx'],
    redirectsFor: 'cloudflare',
    ...changed,
  })

describe('writeForHosts', () => {
  it('writes the files of hosts into the export, and those to install beside it', () => {
    write()
    expect(out.files()).toEqual([
      '.nojekyll',
      '404.html',
      '_headers',
      '_redirects',
      'de/404.html',
      'index.html',
    ])
    expect(out.read('_redirects')).toContain(':page')
    expect(deploy.files()).toEqual(['nginx/maps.conf', 'nginx/server.conf'])
  })

  it('leaves them at the root of the host when the site has a sub-path', () => {
    write({ base: '/docs/book', pages: ['/docs/book/'] })
    expect(out.files()).toEqual([
      '.nojekyll',
      '404.html',
      '_headers',
      '_redirects',
      'docs/book/404.html',
      'docs/book/de/404.html',
      'docs/book/index.html',
    ])
    expect(out.read('_headers')).toContain('/docs/book/assets/*')
  })

  it("writes Netlify's rules where Netlify builds", () => {
    write({ redirectsFor: 'netlify' })
    expect(out.read('_redirects')).toContain('301!')
  })

  it('has each header for every host', () => {
    write()
    for (const header of securityHeaders) {
      expect(out.read('_headers')).toContain(header.join(': '))
      expect(deploy.read('nginx/server.conf')).toContain(
        `${header[0]} "${header[1]}" always;`,
      )
    }
  })
})
