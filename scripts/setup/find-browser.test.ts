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

  it('takes a headless shell first', () => {
    const installed = [
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium',
    ]
    const runs = (path: string) => installed.includes(path)
    expect(findBrowser({ ...machine(''), runs })).toBe(installed[0])
  })

  it('skips one that does not start', () => {
    const chrome = '/opt/google/chrome/chrome'
    expect(findBrowser(machine(chrome))).toBe(chrome)
  })

  it('finds none if none is installed', () => {
    expect(findBrowser(machine('nowhere'))).toBeUndefined()
  })
})
