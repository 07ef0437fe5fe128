import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forms, readPins } from './pins'

/** The files that pin versions, each with the form of its pins. */
const files = [
  ['package.json', forms.npm],
  ['samples/package.json', forms.npm],
  ['samples/Cargo.toml', forms.cargo],
  ['samples/cli-grammar/Cargo.toml', forms.cargo],
  ['samples/agave/Cargo.toml', forms.cargo],
  ['samples/requirements.in', forms.python],
] as const

/** The names of all packages that a file pins. */
export function pinnedNames(root = '.'): readonly string[] {
  return files.flatMap(([file, form]) => [
    ...readPins(readFileSync(join(root, file), 'utf8'), form).keys(),
  ])
}

/** @throws on a package that no file pins: otherwise nothing would be bumped, without a message */
export function assertPinned(names: readonly string[], root = '.'): void {
  const pinned = new Set(pinnedNames(root))
  const unknown = names.filter((name) => !pinned.has(name))
  if (unknown.length === 0) return
  throw new Error(
    `No file pins ${unknown.map((name) => `"${name}"`).join(', ')}. Write each name as one of these files has it: ${files.map(([file]) => file).join(', ')}.`,
  )
}
