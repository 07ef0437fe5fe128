/** @jest-environment node */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
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
  out.write(
    '404.html',
    '<html lang="en"><div id="not-found"></div><template data-locale="de"></template>',
  )
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
  it('puts into the export what hosts read there, and beside it what somebody installs', () => {
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

  it('keeps it at the root of the host when the site moves below', () => {
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

  it('tells every host each header', () => {
    write()
    for (const header of securityHeaders) {
      expect(out.read('_headers')).toContain(header.join(': '))
      expect(deploy.read('nginx/server.conf')).toContain(
        `${header[0]} "${header[1]}" always;`,
      )
    }
  })
})
