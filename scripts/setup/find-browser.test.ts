/** @jest-environment node */
import { delimiter } from 'node:path'
import { browserCandidates, findBrowser } from './find-browser'

const machine = (working: string, env: Record<string, string> = {}) => ({
  platform: 'linux' as const,
  env: { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter), ...env },
  runs: (path: string) => path === working,
})

describe('findBrowser', () => {
  it('prefers the reader’s own choice', () => {
    const env = { CHROME_PATH: '/opt/mine' }
    expect(browserCandidates(machine('', env))[0]).toBe('/opt/mine')
  })

  it.each([
    ['shell', '/usr/bin/chromium-headless-shell'],
    ['full', '/usr/local/bin/chromium'],
  ] as const)('takes the %s first where both are there', (first, expected) => {
    const installed = [
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium',
    ]
    const runs = (path: string) => installed.includes(path)
    expect(findBrowser(first, { ...machine(''), runs })).toBe(expected)
  })

  it.each(['shell', 'full'] as const)(
    'finds another one without the %s',
    (first) => {
      const other =
        first === 'full' ? 'chromium-headless-shell' : 'google-chrome'
      const path = `/usr/bin/${other}`
      expect(findBrowser(first, machine(path))).toBe(path)
    },
  )

  it('skips one that does not start', () => {
    const chrome = '/opt/google/chrome/chrome'
    expect(findBrowser('shell', machine(chrome))).toBe(chrome)
  })

  it('finds none if none is installed', () => {
    expect(findBrowser('shell', machine('nowhere'))).toBeUndefined()
  })
})
