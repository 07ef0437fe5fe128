/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { locales } from '@/site.config'

const lines = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))

describe('the code owners', () => {
  it.each(locales)('%s has a team for its pages and texts', (locale) => {
    const team = `@solana-developers/cookbook-${locale}`
    const owned = lines.filter(([, owner]) => owner === team)
    const cure = `give ${team} these paths in .github/CODEOWNERS`
    expect({ cure, paths: owned.map(([path]) => path) }).toEqual({
      cure,
      paths: [
        `/content/${locale}/`,
        `/content/golden/${locale}.json`,
        `/messages/${locale}.json`,
      ],
    })
  })

  it('own only what there is', () => {
    const paths = lines.map(([path = '']) => path).filter((it) => it !== '*')
    const gone = paths.filter((path) => !existsSync(`.${path}`))
    const cure = 'remove these paths from .github/CODEOWNERS, or correct them'
    expect({ cure, gone }).toEqual({ cure, gone: [] })
  })
})
