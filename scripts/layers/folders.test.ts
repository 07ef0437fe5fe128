/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { projectPaths } from '../process/git'
import { usesOfOtherSide } from './folders'

const hold = (problems: readonly string[]) => {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

describe('the folders', () => {
  const files = projectPaths()

  it('hold what runs where their path says', () => {
    const sides = files.filter((file) =>
      /^(lib\/(client|shared)|components\/islands)\//.test(file),
    )
    expect(sides.length).toBeGreaterThan(50)
    hold(
      sides.flatMap((file) =>
        usesOfOtherSide(file, readFileSync(file, 'utf8')),
      ),
    )
  })
})

describe('usesOfOtherSide', () => {
  it.each([
    [
      'lib/client/a.ts',
      "import { readFileSync } from 'node:fs'",
      'imports node:fs, which browsers do not have.\n  Cure: move it to lib/site/.',
    ],
    [
      'components/islands/zoom/a.tsx',
      "import 'server-only'",
      'imports server-only, which browsers do not have.\n  Cure: move it to lib/site/.',
    ],
    [
      'lib/shared/a.ts',
      "import { join } from 'node:path'",
      'imports node:path, which browsers do not have.\n  Cure: move it to lib/site/.',
    ],
    [
      'lib/client/a.ts',
      "import { a } from '@/components/islands/zoom/mount'",
      'imports the island zoom/mount, which every page would bring then.\n  Cure: load it by import() when a reader wants it.',
    ],
    [
      'lib/shared/a.ts',
      'export const path = () => window.location.pathname',
      'uses window, which builds do not have.\n  Cure: move it to lib/client/.',
    ],
  ])('finds in %s: %s', (file, source, problem) =>
    expect(usesOfOtherSide(file, source)).toEqual([`${file} ${problem}`]),
  )

  it.each([
    ['lib/site/a.ts', "import { readFileSync } from 'node:fs'"],
    ['lib/client/a.ts', "void import('@/components/islands/zoom/mount')"],
    ['lib/client/a.ts', 'document.title = window.name'],
    ['lib/client/a.test.ts', "import { readFileSync } from 'node:fs'"],
    ['lib/client/offline/test-host.ts', "import 'node:crypto'"],
    ['lib/shared/a.ts', '/** What a window. shows. */ export const a = 1'],
  ])('lets pass in %s: %s', (file, source) =>
    expect(usesOfOtherSide(file, source)).toEqual([]),
  )
})
