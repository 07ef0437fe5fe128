/** @jest-environment node */
import { type Installer, installBrowser } from './install-browser'

/** A machine on which one installer works: calls that match a pattern. */
function machine(way: string, isRoot = true) {
  const calls: string[] = []
  let installed = way === 'installed'
  const installer: Installer = {
    isRoot,
    find: () => (installed ? '/usr/bin/chromium' : undefined),
    download: async () => {
      calls.push('download')
      installed = way === 'download'
      if (!installed) throw new Error('no network')
    },
    run: async (program, args) => {
      const call = [program, ...args].join(' ')
      calls.push(call)
      if (!new RegExp(way).test(call)) throw new Error(`${program} not found`)
      installed = call.includes('chromium')
    },
  }
  return { calls, installer }
}

const apt = (name: string) =>
  `apt-get install -y --no-install-recommends ${name}`

beforeEach(() => jest.spyOn(console, 'log').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('installBrowser', () => {
  it.each([
    ['installed', []],
    ['download', ['download']],
    ['apt-get', ['download', 'apt-get update', apt('chromium-headless-shell')]],
    [
      'update| chromium$',
      [
        'download',
        'apt-get update',
        apt('chromium-headless-shell'),
        apt('chromium'),
      ],
    ],
    [
      'dnf',
      [
        'download',
        'apt-get update',
        apt('chromium'),
        'dnf install -y chromium',
      ],
    ],
  ])('stops at the first installer that works: %s', async (way, expected) => {
    const { calls, installer } = machine(way)
    await expect(installBrowser(installer)).resolves.toBe('/usr/bin/chromium')
    expect(calls).toEqual(expected)
  })

  it('uses sudo without asking for a password', async () => {
    const { calls, installer } = machine('apt-get', false)
    await installBrowser(installer)
    expect(calls[1]).toBe('sudo -n apt-get update')
  })

  it('says what to do when nothing works', async () => {
    const { installer } = machine('none')
    await expect(installBrowser(installer)).rejects.toThrow('CHROME_PATH')
  })
})
