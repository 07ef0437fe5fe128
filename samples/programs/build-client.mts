/**
 * Generates the client of the program `vault` from its IDL, as the page's recipe does, and joins
 * its files to one that samples import: `npm --prefix samples run client`. For Anchor's own client
 * it writes the IDL with its type.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertIdlToCamelCase } from '@anchor-lang/core/dist/cjs/idl.js'
import { rootNodeFromAnchor } from '@codama/nodes-from-anchor'
import { renderVisitor } from '@codama/renderers-js'
import { createFromRoot } from 'codama'

const idl = JSON.parse(
  await readFile(new URL('vault/idl.json', import.meta.url), 'utf8'),
)
const typed = `// level: compiled (samples import what \`anchor build\` wrote)
/** target/types/vault.ts: the IDL with names as TypeScript writes them. */
export type Vault = ${JSON.stringify(convertIdlToCamelCase(idl), null, 2)}

/** target/idl/vault.json */
export const idl = ${JSON.stringify(idl, null, 2)}
`
await writeFile(
  new URL('../core-concepts/programs/vault-idl.ts', import.meta.url),
  typed,
)
const folder = await mkdtemp(join(tmpdir(), 'client-'))
try {
  const codama = createFromRoot(rootNodeFromAnchor(idl))
  await codama.accept(
    renderVisitor(folder, {
      generatedFolder: 'generated',
      kitImportStrategy: 'rootOnly',
      syncPackageJson: false,
    }),
  )
  const client = await joined(join(folder, 'generated'))
  const to = '../core-concepts/programs/vault-client.ts'
  await writeFile(new URL(to, import.meta.url), client)
} finally {
  await rm(folder, { recursive: true })
}

/** All modules of a folder as one: the imports of packages once, those of each other gone. */
async function joined(generated: string): Promise<string> {
  const files = await readdir(generated, { recursive: true })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
      .sort()
      .map((file) => readFile(join(generated, file), 'utf8')),
  )
  const imports = new Map<string, Set<string>>()
  const bodies = modules.map((module) =>
    module
      .replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
      .replaceAll(
        /^import \{([^}]*)\} from ["']([^"']+)["'];?\n/gm,
        (_, names: string, from: string) => {
          if (from.startsWith('.')) return ''
          const known = imports.get(from) ?? new Set()
          for (const name of names.split(',')) known.add(name.trim())
          imports.set(from, known)
          return ''
        },
      ),
  )
  const head = [...imports].map(([from, names]) => {
    const isTwice = (name: string) => names.has(name.replace(/^type /, ''))
    const list = [...names]
      .filter((name) => name && !(name.startsWith('type ') && isTwice(name)))
      .sort()
    return `import {\n  ${list.join(',\n  ')},\n} from "${from}";\n`
  })
  const level =
    '// level: compiled (Codama wrote it from the IDL; samples import it)\n'
  const client = [level, ...head, ...bodies].join('')
  return (
    client
      .replace(/\n{3,}/g, '\n\n')
      // Kit 8 lets the compiler find the type of an extended client.
      .replace(/\): Omit<T, "\w+"> & \{ \w+: \w+ \} => \{/, ') => {')
  )
}
