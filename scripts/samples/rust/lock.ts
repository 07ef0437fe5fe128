/** Packages of Cargo.lock by name, in all their versions. */
export type Lock = ReadonlyMap<string, readonly LockedPackage[]>

interface LockedPackage {
  readonly version: string
  /** Names, as "name version" where the name alone is ambiguous. */
  readonly dependencies: readonly string[]
}

export function readLock(lock: string): Lock {
  const packages = new Map<string, LockedPackage[]>()
  for (const block of lock.split('[[package]]\n').slice(1)) {
    const name = /^name = "(.+)"$/m.exec(block)?.[1]
    const version = /^version = "(.+)"$/m.exec(block)?.[1]
    if (!name || !version)
      throw new Error(
        `samples/Cargo.lock has an entry that is not a package; write it again: \`cargo generate-lockfile\`\n${block}`,
      )
    const list = /^dependencies = \[\n([^\]]*)\]/m.exec(block)?.[1] ?? ''
    const dependencies = [...list.matchAll(/"(.+)"/g)].map((it) => it[1] ?? '')
    packages.set(name, [
      ...(packages.get(name) ?? []),
      { version, dependencies },
    ])
  }
  return packages
}

/**
 * Exact versions of a package's direct dependencies: of those that a source names
 * (`solana_program::…`), and of those in `also`.
 *
 * @throws when the package is not in the lock file
 */
export function cratesUsed(
  lock: Lock,
  owner: string,
  source: string,
  also: readonly string[] = [],
): Record<string, string> {
  const [owning] = lock.get(owner) ?? []
  if (!owning)
    throw new Error(
      `samples/Cargo.lock does not have the package ${owner}; name it among the members in samples/Cargo.toml and run \`cargo metadata\` there`,
    )
  const used = owning.dependencies
    .map((dependency) => dependency.split(' '))
    .filter(([name = '']) => names(source, name) || also.includes(name))
    .map(([name = '', version]) => [
      name,
      version ?? lock.get(name)?.[0]?.version ?? '',
    ])
  return Object.fromEntries(used)
}

function names(source: string, crate: string): boolean {
  return new RegExp(`\\b${crate.replaceAll('-', '_')}::`).test(source)
}
