import { rmSync } from 'node:fs'
import { fileOf } from '@/lib/content/files'
import { defaultLocale } from '@/site.config'
import { digest } from './export/files/digest'
import { openFolder } from './export/files/folder'
import { runCommand } from './process/command'
import { copySources } from './process/copy-sources'
import { withOutput } from './process/output'
import { renderingAll } from './process/render'
import { runScript } from './process/tool'

const copy = '.cache/rebuild'

/** English pages, with which their translations go, and translations alone. */
const edited = [
  fileOf(defaultLocale, ''),
  fileOf(defaultLocale, 'core-concepts/accounts'),
  fileOf(defaultLocale, 'guides/account-maps'),
  fileOf('de', 'references/token'),
  fileOf('fr', 'integrations'),
]

/** Builds the site of edited articles twice, on top of the last build and as a whole, and compares all files. */
await runCommand(async () => {
  rmSync(copy, { recursive: true, force: true })
  copySources(copy)
  const project = process.cwd()
  process.chdir(copy)
  try {
    await runScript('build')
    for (const file of edited) edit(file)
    await buildPartly()
    const partly = contents()
    rmSync('.cache', { recursive: true })
    await runScript('build')
    compare(partly, contents())
  } finally {
    process.chdir(project)
    rmSync(copy, { recursive: true })
  }
})

async function buildPartly(): Promise<void> {
  const { output, error } = await withOutput(() => runScript('build'))
  console.log(output)
  if (error) throw new Error(error)
  if (output.includes(renderingAll))
    throw new Error(
      'After an edit of articles alone all pages were rendered; look at what scripts/process/edited.ts takes for shared, and scripts/process/render.ts for the same scripts',
    )
}

/** Adds to all lines of an article that end a sentence, below its front matter. */
function edit(file: string): void {
  const folder = openFolder('.')
  const source = folder.read(file)
  const body = source.indexOf('\n---\n')
  const changed =
    source.slice(0, body) +
    source.slice(body).replace(/^\p{L}.*(?=\.\n)/gmu, '$& (2)')
  if (changed === source)
    throw new Error(
      `${file}: has no line of text; name another in scripts/rebuild.ts`,
    )
  folder.write(file, changed)
}

/** What the build wrote, by file. */
function contents(): ReadonlyMap<string, string> {
  const out = openFolder('out')
  return new Map(out.files().map((file) => [file, digest(out.bytes(file))]))
}

function compare(
  partly: ReadonlyMap<string, string>,
  whole: ReadonlyMap<string, string>,
): void {
  const files = [...new Set([...partly.keys(), ...whole.keys()])]
  const different = files.filter((file) => partly.get(file) !== whole.get(file))
  if (different.length > 0)
    throw new Error(
      `After an edit, a build differs from a whole one in ${different.join(', ')}; look at what these are made from, and at scripts/process/edited.ts, which says what is rendered anew`,
    )
  console.log(`${files.length} files, the same in both builds`)
}
