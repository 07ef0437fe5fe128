import { languageOf } from './languages'
import type { RecordEntry } from './record'

/** Features of crates that programs need, by the name of the crate. */
export type Features = ReadonlyMap<string, string>

/** The features that a workspace's manifest (`Cargo.toml`) asks for. */
export function featuresIn(manifest: string): Features {
  const lines = manifest.matchAll(/^(\S+) = \{.*\bfeatures = \[([^\]]*)\]/gm)
  return new Map(
    [...lines].map(([, crate = '', list = '']) => [
      crate,
      list.replaceAll(/["\s]/g, ''),
    ]),
  )
}

/**
 * The command that installs what a program imports, in the versions of its last good run. Undefined
 * where there was none, or nothing is to be installed.
 *
 * @example installLine('a.ts', …) // 'npm install @solana/kit@8.4.0'
 */
export function installLine(
  file: string,
  source: string,
  record: RecordEntry | undefined,
  features: Features,
): string | undefined {
  // The record also names what tests alone need.
  const packages = Object.entries(record?.versions ?? {}).filter(
    ([name]) =>
      source.includes(name) || source.includes(name.replaceAll('-', '_')),
  )
  if (packages.length === 0) return undefined
  const withMark = (mark: string) =>
    packages.map(([name, version]) => name + mark + version).join(' ')
  switch (languageOf(file).grammar) {
    case 'ts':
      return `npm install ${withMark('@')}`
    case 'python':
      return `pip install ${withMark('==')}`
    case 'rust':
      return cargoLine(packages, features)
    default:
      return undefined
  }
}

/** Options of `cargo add` hold for all of its crates, so a crate with features has its own. */
function cargoLine(
  packages: readonly (readonly [string, string])[],
  features: Features,
): string {
  const plain = packages.filter(([name]) => !features.has(name))
  const others = packages.filter(([name]) => features.has(name))
  const add = (list: typeof packages) =>
    `cargo add ${list.map((parts) => parts.join('@=')).join(' ')}`
  return [
    ...(plain.length > 0 ? [add(plain)] : []),
    ...others.map(
      (each) => `${add([each])} --features ${features.get(each[0])}`,
    ),
  ].join(' && ')
}
