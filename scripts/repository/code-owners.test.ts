/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { locales } from '@/site.config'

const lines = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))

describe('the code owners', () => {
  it.each(locales)('%s has a team for its pages and texts', (locale) => {
    const owned = lines.filter(([, owner]) => owner?.endsWith(`-${locale}`))
    const golden = `/content/golden/${locale}.json`
    const paths = [
      `/content/${locale}/`,
      // A language has golden queries from five pages on.
      ...(existsSync(`.${golden}`) ? [golden] : []),
      `/messages/${locale}.json`,
    ]
    const cure = `give these paths to one team whose name ends in -${locale}, in .github/CODEOWNERS`
    const teams = new Set(owned.map(([, owner]) => owner)).size
    expect({ cure, teams, paths: owned.map(([path]) => path) }).toEqual({
      cure,
      teams: 1,
      paths,
    })
  })

  it('own only what there is', () => {
    const paths = lines.map(([path = '']) => path).filter((it) => it !== '*')
    const gone = paths.filter((path) => !existsSync(`.${path}`))
    const cure = 'remove these paths from .github/CODEOWNERS, or correct them'
    expect({ cure, gone }).toEqual({ cure, gone: [] })
  })
})
