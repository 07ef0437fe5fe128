import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { readText } from '@/lib/files/read-text'

const program = /^programs\/([^/]+)\/src\/lib\.rs$/
const imported = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g
const bytecode = /[\w-]+\.so\b/g

/**
 * The fingerprint of a sample: a digest of its text and of the repository's files that its result
 * depends on. The record holds that of the last run.
 *
 * @param file path below `samples/`
 * @param samples the folder of all samples
 * @throws Node's ENOENT when there is no such file
 */
export function fingerprintOf(file: string, samples: string): string {
  const hash = createHash('sha256')
  for (const part of partsOf(file, samples))
    hash.update(contentOf(join(samples, part))).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** A line ending that an editor or git has changed is no edit. */
const contentOf = (path: string) =>
  path.endsWith('.so') ? readFileSync(path) : readText(path)

/**
 * The files that a sample's result depends on, itself first: samples that it imports, bytecode that
 * it loads, and the tests that run a program.
 */
export function partsOf(file: string, samples: string): readonly string[] {
  const parts = [file]
  // The list grows while it is read.
  for (const part of parts)
    for (const other of partsNamedBy(part, samples))
      if (!parts.includes(other) && existsSync(join(samples, other)))
        parts.push(other)
  return parts
}

function partsNamedBy(file: string, samples: string): readonly string[] {
  const name = program.exec(file)?.[1]
  if (name) return partsOfProgram(name)
  if (!/\.(?:ts|py)$/.test(file)) return []
  const source = readText(join(samples, file))
  const modules = [...source.matchAll(imported)].map(
    ([, path = '']) => `${posix.join(dirname(file), path)}.ts`,
  )
  const loaded = source.match(bytecode) ?? []
  return [...modules, ...loaded.map((each) => `bytecode/${each}`)]
}

const partsOfProgram = (name: string): readonly string[] => [
  `programs/${name}/Cargo.toml`,
  `programs/${name}/tests/${name}.rs`,
  'testing/src/lib.rs',
  `bytecode/${name}.so`,
]

/**
 * The program that a file tests; undefined for other files.
 *
 * @example testedProgram('programs/scores/tests/scores.rs') // 'programs/scores/src/lib.rs'
 */
export function testedProgram(file: string): string | undefined {
  const folder = /^programs\/[^/]+(?=\/tests\/)/.exec(file)?.[0]
  return folder && `${folder}/src/lib.rs`
}
