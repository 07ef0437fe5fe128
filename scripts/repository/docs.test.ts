/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { sampleLanguages } from '@/lib/site/code/languages'

const howTos = readdirSync('docs').map((name) => `docs/${name}`)
const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...howTos,
  'messages/README.md',
  'samples/README.md',
  'samples/programs/README.md',
]
const textOf = (file: string) => readFileSync(file, 'utf8')
const withoutFences = (text: string) =>
  text.replace(/^( *`{3,})[\s\S]*?^\1/gm, '')
const commands: readonly string[] = Object.keys(
  JSON.parse(textOf('package.json')).scripts,
)
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '']) => first)

function anchorsOf(file: string): readonly string[] {
  const slugger = new GithubSlugger()
  const headings = found(withoutFences(textOf(file)), /^#+ (.+)$/gm)
  return headings.map((heading) => slugger.slug(heading))
}

function deadLinks(file: string): readonly string[] {
  const links = found(
    withoutFences(textOf(file)).replace(/`[^`\n]+`/g, ''),
    /\]\((?!https?:)([^)\s]+)\)/g,
  )
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path ? posix.join(posix.dirname(file), path) : file
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
}

/**
 * Missing files and folders that a text names, such as `lib/shared/href.ts`. Paths with a
 * placeholder (`<page>`) or the key `pt` are examples.
 */
function missingFiles(file: string): readonly string[] {
  const named = found(
    withoutFences(textOf(file)),
    /`((?:\.github|app|components|content|docs|e2e|lib|messages|samples|scripts)\/[\w./()[\]-]*)`/g,
  )
  const written = /^(samples\/(target|\.venv|node_modules)|content\/de\/)/
  return named.filter(
    (path) =>
      !/(^|\/)pt\b/.test(path) && !written.test(path) && !existsSync(path),
  )
}

describe.each(files)('%s', (file) => {
  it('leads only to what there is', () => expect(deadLinks(file)).toEqual([]))

  it('names only files that there are', () =>
    expect(missingFiles(file)).toEqual([]))

  it('names only commands that there are', () => {
    const named = found(textOf(file), /\bnpm run (?:-s )?(?!-)([\w:-]+)/g)
    expect(named.filter((name) => !commands.includes(name))).toEqual([])
  })
})

it('docs/README.md leads to every how-to', () => {
  const unlisted = howTos
    .map((file) => posix.basename(file))
    .filter((name) => name !== 'README.md')
    .filter((name) => !textOf('docs/README.md').includes(`](${name})`))
  const cure = 'add a row for it to docs/README.md'
  expect({ cure, unlisted }).toEqual({ cure, unlisted: [] })
})

it('docs/commands.md says what each command does', () => {
  const text = textOf('docs/commands.md')
  const said = new Set(found(text, /^\| `npm (?:run )?([\w:-]+)` \|/gm))
  const unsaid = commands.filter((name) => !said.has(name))
  const cure = 'add a row for it to a table of docs/commands.md'
  expect({ cure, unsaid }).toEqual({ cure, unsaid: [] })
})

it('docs/writing-a-sample.md names every ending with its tab, in the order of the tabs', () => {
  const rows = textOf('docs/writing-a-sample.md').matchAll(
    /^\| `(\.[\w.]+)` \| ([^|]+) \|/gm,
  )
  expect([...rows].map(([, ending, label]) => ({ ending, label }))).toEqual(
    sampleLanguages.map(({ ending, label }) => ({ ending, label })),
  )
})
