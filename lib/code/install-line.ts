import { testedProgram } from './fingerprint'
import { languageOf } from './languages'
import type { RecordEntry } from './record'

/** What install lines need besides the record, from the manifests of the samples. */
export interface Manifests {
  /** Features of crates that programs need, by the name of the crate. */
  readonly features: ReadonlyMap<string, string>
  /** What runs TypeScript, as npm installs it: `tsx@4.23.15`. */
  readonly runner: string
  /** Packages whose peer is another Kit than ours: npm refuses to install both. */
  readonly withOtherPeer: ReadonlySet<string>
}

/** An import of a file that a reader saves beside the program. */
const importsBeside = /\b(?:from|import)\s*\(?\s*'\.\//

/** Makes files that end in `.ts` modules, which allow top-level `await`. */
const asModules = 'npm pkg set type=module'

/** The features that a workspace's manifest (`Cargo.toml`) requires. */
export function featuresIn(manifest: string): Manifests['features'] {
  const lines = manifest.matchAll(/^(\S+) = \{.*\bfeatures = \[([^\]]*)\]/gm)
  return new Map(
    [...lines].map(([, crate = '', list = '']) => [
      crate,
      list.replaceAll(/["\s]/g, ''),
    ]),
  )
}

/** What runs TypeScript, in the version of the manifest `package.json`. */
export function runnerIn(manifest: string): string {
  const version = /"tsx": "([^"]+)"/.exec(manifest)?.[1]
  if (version) return `tsx@${version}`
  throw new Error(
    'samples/package.json does not pin tsx, which install lines name; add it to devDependencies',
  )
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly peerDependencies?: Readonly<Record<string, string>>
      }
    >
  >
}

/** The packages of a lock file whose peer is another major version of Kit than the locked one. */
export function withOtherPeerIn(lockFile: string): ReadonlySet<string> {
  const { packages }: Lock = JSON.parse(lockFile)
  const kit = packages['node_modules/@solana/kit']?.version?.split('.')[0]
  const others = Object.entries(packages).filter(([, { peerDependencies }]) => {
    const [, major] =
      /^\^(\d+)/.exec(peerDependencies?.['@solana/kit'] ?? '') ?? []
    return major && major !== kit
  })
  return new Set(others.map(([path]) => path.replace('node_modules/', '')))
}

/**
 * The command that installs what a program imports, in the versions of its last good run, and what
 * runs it. Undefined if there was none, or nothing needs to be installed.
 *
 * @example installLine('a.ts', …) // 'npm install @solana/kit@8.4.0 tsx@4.23.15'
 */
export function installLine(
  file: string,
  source: string,
  record: RecordEntry | undefined,
  manifests: Manifests,
): string | undefined {
  // The page says what the test of a program needs, because that is no dependency of the program.
  if (!record || testedProgram(file)) return undefined
  const { grammar } = languageOf(file)
  const packages = Object.entries(record.versions)
  // The record also names what the tests of a program alone need.
  const named = packages.filter(
    ([name]) =>
      source.includes(name) || source.includes(name.replaceAll('-', '_')),
  )
  switch (grammar) {
    case 'ts': {
      const install = npmLine(
        packages,
        manifests,
        runLine(file, record) !== undefined,
      )
      const needsModules = runLine(file, record) && importsBeside.test(source)
      return needsModules ? `${install} && ${asModules}` : install
    }
    case 'python':
      return line(
        'pip install',
        named.map((parts) => parts.join('==')),
      )
    case 'rust':
      return cargoLine(named, manifests.features)
    default:
      return undefined
  }
}

/**
 * The command that runs a program, saved under the name in the command. Undefined for a program
 * that was not run.
 *
 * @example runLine('home/send.ts', …) // 'npx tsx send.mts'
 */
export function runLine(
  file: string,
  record: RecordEntry | undefined,
): string | undefined {
  const wasRun = record?.level === 'executed' || record?.level === 'tested'
  if (!wasRun || file.startsWith('programs/')) return undefined
  const name = /([^/.]+)\.[^/]*$/.exec(file)?.[1]
  switch (languageOf(file).grammar) {
    case 'ts':
      // The ending makes the program a module even in a folder without settings.
      return `npx tsx ${name}.mts`
    case 'python':
      return `python ${name}.py`
    case 'rust':
      return 'cargo run'
    default:
      return undefined
  }
}

type Packages = readonly (readonly [string, string])[]

const line = (command: string, names: readonly string[]) =>
  names.length > 0 ? `${command} ${names.join(' ')}` : undefined

function npmLine(
  packages: Packages,
  { runner, withOtherPeer }: Manifests,
  isRun: boolean,
) {
  const flag = packages.some(([name]) => withOtherPeer.has(name))
    ? ' --legacy-peer-deps'
    : ''
  return line(`npm install${flag}`, [
    ...packages.map((parts) => parts.join('@')),
    ...(isRun ? [runner] : []),
  ])
}

/** Options of `cargo add` apply to all of its crates, so a crate with features has its own. */
function cargoLine(packages: Packages, features: Manifests['features']) {
  const plain = packages.filter(([name]) => !features.has(name))
  const others = packages.filter(([name]) => features.has(name))
  const add = (list: Packages) =>
    line(
      'cargo add',
      list.map((parts) => parts.join('@=')),
    )
  const lines = [
    add(plain),
    ...others.map(
      (each) => `${add([each])} --features ${features.get(each[0])}`,
    ),
  ]
  return lines.filter(Boolean).join(' && ') || undefined
}
