/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { checkImports, unusedArrows } from './check'
import { importsOf, importsOfProject } from './imports'
import { layerOf, layers } from './layers'
import { picture } from './picture'

const problemsOf = (file: string, source: string) =>
  checkImports(importsOf(file, source))

describe('the layers', () => {
  const imports = importsOfProject()

  it('allow every import', () => {
    const problems = checkImports(imports)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    expect(imports.length).toBeGreaterThan(500)
  })

  it('have no arrow that nothing goes along', () => {
    const unused = unusedArrows(imports)
    if (unused.length > 0)
      throw new Error(
        `No file imports along ${unused.join(', ')}.\nCure: remove it from scripts/layers/layers.ts.`,
      )
  })

  it('name an arrow that nothing goes along, and a file that is no module', () => {
    expect(unusedArrows([])).toContain('e2e > scripts')
    expect(() => importsOf('a.ts', 'import {')).toThrow(/^a\.ts: /)
  })

  it('are what the picture shows', () => {
    const page = readFileSync('docs/architecture.md', 'utf8')
    if (!page.includes(picture()))
      throw new Error(
        `docs/architecture.md shows other layers than scripts/layers/layers.ts.\nCure: put this in the place of its picture:\n\n${picture()}`,
      )
  })

  it('name only layers that there are', () => {
    const names = Object.keys(layers)
    for (const { uses } of Object.values(layers))
      expect(names).toEqual(expect.arrayContaining([...uses]))
  })
})

describe('layerOf', () => {
  it.each([
    ['lib/site/content/page.ts', 'site'],
    ['lib/client/main.ts', 'client'],
    ['lib/shared/href.ts', 'shared'],
    ['components/islands/zoom/mount.tsx', 'islands'],
    ['scripts/export/document.ts', 'export'],
    ['lib/href.ts', undefined],
    ['app/robots.ts', 'app'],
    ['app/styles/tokens.css', 'styles'],
    ['site.config', 'config'],
    ['site.config.ts', 'config'],
    ['next.config.mjs', 'root'],
    ['tools/x.ts', undefined],
  ])('%s is of %s', (file, layer) => expect(layerOf(file)).toBe(layer))
})

describe('checkImports', () => {
  it('names file, import, rule and cure', () => {
    expect(
      problemsOf('lib/site/x.ts', "import { y } from '@/scripts/y'"),
    ).toEqual([
      'lib/site/x.ts imports @/scripts/y: site may import site, shared, messages, config, and not scripts.\n  Cure: Move what the browser needs too into lib/shared/.',
    ])
  })

  it.each([
    ['a type', 'lib/site/x.ts', "import type { A } from '@/components/a'"],
    ['a re-export', 'lib/site/x.ts', "export { a } from '@/components/a'"],
    ['a dynamic import', 'lib/site/x.ts', "void import('../app/a')"],
    ['a template', 'samples/x.ts', 'void import(`../lib/highlight.mjs`)'],
    ['a style sheet', 'app/styles/x.css', '@import "../../components/a.css";'],
    ['the configuration', 'site.config.ts', "import './lib/href'"],
    ['a test', 'lib/site/x.test.ts', "import { a } from '@/components/a'"],
    ['a sample', 'lib/site/x.ts', "import { a } from '@/samples/home/a'"],
    ['the build, for a browser', 'lib/client/x.ts', "import '@/lib/site/a'"],
    ['a browser, at build', 'lib/site/x.ts', "import '../client/a'"],
    ['a side, for both', 'lib/shared/x.ts', "import '@/lib/client/a'"],
    ['an island in markup', 'components/x.tsx', "import './islands/a'"],
  ])('finds %s', (_, file, source) =>
    expect(problemsOf(file, source)).toHaveLength(1),
  )

  it.each([
    ['what is below', 'app/x.tsx', "import { a } from '@/lib/shared/href'"],
    ['its own layer', 'samples/a/x.ts', "import { a } from './a'"],
    ['a package', 'lib/site/x.ts', "import { z } from 'zod'"],
    [
      'lib, in a test',
      'content/x.test.ts',
      "import '@/lib/site/content/files'",
    ],
  ])('lets pass %s', (_, file, source) =>
    expect(problemsOf(file, source)).toEqual([]),
  )

  it('asks for a layer where there is none', () => {
    const [problem] = problemsOf('tools/x.ts', "import '../lib/href'")
    expect(problem).toContain('tools/x.ts does not belong to a layer')
  })
})
