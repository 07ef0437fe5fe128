/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'samples/README.md',
  'packages/local-node/CONTRIBUTING.md',
  ...readdirSync('packages').map((name) => `packages/${name}/README.md`),
  ...readdirSync('docs').map((name) => `docs/${name}`),
]
const textOf = (file: string) =>
  readFileSync(file, 'utf8').replace(/^( *`{3,})[\s\S]*?^\1|`[^`\n]+`/gm, '')

function anchorsOf(file: string): readonly string[] {
  const slugger = new GithubSlugger()
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) => slugger.slug(heading))
}

test.each(files)('the links of %s lead to files and headings', (file) => {
  const links = textOf(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)
  const dead = [...links].filter(([, link = '']) => {
    const [path = '', anchor] = link.split('#')
    const target = path ? posix.join(posix.dirname(file), path) : file
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
  expect(dead.map(([, link]) => link)).toEqual([])
})
