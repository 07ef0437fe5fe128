import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { assetHref } from '@/lib/links/href'
import { site } from '@/site.config'
import { partsOf } from './fingerprint'
import { filesIn, samplesFolder } from './samples'

/** A file that has to be beside a program when a reader runs it. */
export interface FileBeside {
  readonly name: string
  readonly href: string
  /** Of a built program: the sha256 of its bytes, and the address of its source. */
  readonly built?: { readonly digest: string; readonly source: string }
}

const bytecodeFolder = 'bytecode'

/** The names of the built programs, which readers can download. */
export function bytecodeFiles(): readonly string[] {
  return filesIn(bytecodeFolder).filter((file) => file.endsWith('.so'))
}

export function readBytecode(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    readFileSync(join(samplesFolder, bytecodeFolder, name)),
  )
}

/** The files that a sample of TypeScript needs beside it: programs, and samples that it imports. */
export function filesBeside(file: string): readonly FileBeside[] {
  return partsBeside(file).map((part) =>
    part.endsWith('.so')
      ? builtProgram(basename(part))
      : { name: basename(part), href: sourceOf(part) },
  )
}

/** A file that a reader saved beside a program. */
export interface SavedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The files of `filesBeside` as their addresses give them. */
export function readFilesBeside(file: string): readonly SavedFile[] {
  return partsBeside(file).map((part) => ({
    name: basename(part),
    bytes: readFileSync(join(samplesFolder, part)),
  }))
}

const partsBeside = (file: string) =>
  file.endsWith('.ts') ? partsOf(file, samplesFolder).slice(1) : []

function builtProgram(name: string): FileBeside {
  const digest = createHash('sha256').update(readBytecode(name)).digest('hex')
  const source = sourceOf(`programs/${name.replace(/\.so$/, '')}/src/lib.rs`)
  const href = assetHref(`/downloads/${name}`)
  return { name, href, built: { digest, source } }
}

const sourceOf = (file: string) =>
  `${site.repository}/blob/${site.branch}/${samplesFolder}/${file}`
