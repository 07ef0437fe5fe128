import type { RunList } from './contract'

/**
 * Modules with all their imports, each after its own imports, so that a frame can link them.
 *
 * @param names of modules in the list
 */
export function modulesInOrder(
  names: readonly string[],
  list: RunList,
): readonly string[] {
  const ordered = new Set<string>()
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.has(name) || path.includes(name)) return
    for (const [, , imported] of list[name]?.imports ?? [])
      visit(imported, [...path, name])
    ordered.add(name)
  }
  for (const name of names) visit(name, [])
  return [...ordered]
}
