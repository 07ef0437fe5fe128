import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { z } from 'zod'
import { parseJson } from '@/lib/files/json-file'
import type { Part } from './licenses'

/** The folders of the packages whose code is in a bundle. */
export function packagesIn({ outputs }: Metafile): readonly string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  )
  return foldersOf(files)
}

/** The folders of the packages to which files belong. */
export const foldersOf = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? [])),
]

const packageFolder = /^.*\bnode_modules\/(@[^/]+\/)?[^/]+/

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
})

/** Reads packages by their folders, in the order of their names; each version once. */
export function readPackages(folders: readonly string[]): readonly Part[] {
  const parts = new Map(
    folders.map(readPackage).map((part) => [keyOf(part), part]),
  )
  return [...parts.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const keyOf = ({ name, version }: Part) => `${name} ${version}`

function readPackage(folder: string): Part {
  const file = join(folder, 'package.json')
  const read = manifest.parse(parseJson(readFileSync(file, 'utf8'), file))
  const { author, license, name, version } = read
  const authors = typeof author === 'object' ? author.name : author
  return { name, version, license, authors, texts: textsIn(folder) }
}

const legal = /^(un)?(licen[cs]es?|copying|copyright|notice)(?![a-z])/i
const code = /\.(js|mjs|cjs|ts|rs|json|html)$/

/** The files of license, copyright and notices of a package or crate. */
export function textsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => legal.test(name) && !code.test(name))
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path).map((name) => join(path, name))
        : [path],
    )
    .map((path) => readFileSync(path, 'utf8').replace(/\r\n?/g, '\n'))
    .filter((text) => text.trim() !== '')
}
