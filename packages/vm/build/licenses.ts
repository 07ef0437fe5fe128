import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { textKey } from '@/scripts/export/licenses/licenses'
import { textsIn } from '@/scripts/export/licenses/packages'
import { captureOutput } from '@/scripts/process/capture'
import { folder } from './sources'

/** A crate; its texts are indexes into the list of all texts. */
interface LicensedCrate {
  readonly name: string
  readonly version: string
  readonly license: string | undefined
  readonly authors: string | undefined
  readonly texts: readonly number[]
}

const metadata = z.object({
  packages: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.string(),
      license: z.string().nullable(),
      authors: z.array(z.string()),
      source: z.string().nullable(),
      manifest_path: z.string(),
      targets: z.array(z.object({ kind: z.array(z.string()) })),
    }),
  ),
  resolve: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        deps: z.array(
          z.object({
            pkg: z.string(),
            dep_kinds: z.array(z.object({ kind: z.string().nullable() })),
          }),
        ),
      }),
    ),
  }),
})

type Metadata = z.infer<typeof metadata>
type Package = Metadata['packages'][number]

/**
 * Writes the licenses of the crates that are linked into the VM and into the programs of
 * samples/bytecode: the site serves both, and is built without cargo.
 *
 * @param rust the version whose standard library is linked into the VM
 */
export async function writeCrateLicenses(rust: string): Promise<void> {
  const known = new Map<string, number>()
  const texts: string[] = []
  const numberOf = (text: string) => {
    const key = textKey(text)
    const index = known.get(key) ?? texts.push(text) - 1
    known.set(key, index)
    return index
  }
  const licensed = (each: Package): LicensedCrate => ({
    name: each.name,
    version: each.version,
    license: each.license ?? undefined,
    authors: each.authors.join(', ') || undefined,
    texts: textsIn(dirname(each.manifest_path)).map(numberOf),
  })
  const library = {
    name: "Rust's standard library",
    version: rust,
    license: 'MIT OR Apache-2.0',
    authors: 'The Rust Project Developers',
    texts: [],
  }
  const virtualMachine = linkedCrates(
    await metadataOf(folder, 'wasm32-unknown-unknown'),
    ({ name }) => name === 'svm',
  )
  const bytecode = linkedCrates(
    // As samples/bytecode/build.sh builds them.
    await metadataOf('samples', 'bpfel-unknown-none', {
      RUSTFLAGS: '--cfg target_os="solana" -A explicit_builtin_cfgs_in_flags',
    }),
    ({ manifest_path }) => /samples.programs/.test(manifest_path),
  )
  const found = {
    virtualMachine: [library, ...virtualMachine.map(licensed)],
    bytecode: bytecode.map(licensed),
    texts,
  }
  const file = join(folder, 'built/licenses.json')
  writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`)
}

async function metadataOf(
  workspace: string,
  target: string,
  env?: Readonly<Record<string, string>>,
): Promise<Metadata> {
  const text = await captureOutput(
    'cargo',
    [
      ...['metadata', '--locked', '--format-version', '1'],
      ...['--filter-platform', target],
      ...['--manifest-path', join(workspace, 'Cargo.toml')],
    ],
    { cwd: '.', env },
  )
  return metadata.parse(JSON.parse(text))
}

/** The crates from the registry that are linked into the chosen ones, by name. */
function linkedCrates(
  { packages, resolve }: Metadata,
  chosen: (crate: Package) => boolean,
): readonly Package[] {
  const byId = new Map(packages.map((each) => [each.id, each]))
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]))
  const linked = new Set(
    packages.filter((each) => !each.source && chosen(each)),
  )
  // The set grows while it is walked.
  for (const { id } of linked)
    for (const { dep_kinds, pkg } of nodes.get(id)?.deps ?? []) {
      const crate = byId.get(pkg)
      const isLinked = dep_kinds.some(({ kind }) => kind === null)
      if (crate && isLinked && !isMacro(crate)) linked.add(crate)
    }
  return [...linked]
    .filter(({ source }) => source)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** A macro runs only while a crate is compiled. */
const isMacro = ({ targets }: Package) =>
  targets.some(({ kind }) => kind.includes('proc-macro'))

const keyOf = ({ name, version }: Package) => `${name} ${version}`
