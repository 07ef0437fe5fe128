import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { assetHref } from '@/lib/shared/href'
import { site } from '@/site.config'
import { partsOf } from './fingerprint'
import { filesIn, samplesFolder } from './samples'

/** A file that has to stand beside a program when a reader runs it. */
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
  if (!file.endsWith('.ts')) return []
  return partsOf(file, samplesFolder)
    .slice(1)
    .map((part) =>
      part.endsWith('.so')
        ? builtProgram(basename(part))
        : { name: basename(part), href: sourceOf(part) },
    )
}

function builtProgram(name: string): FileBeside {
  const digest = createHash('sha256').update(readBytecode(name)).digest('hex')
  const source = sourceOf(`programs/${name.replace(/\.so$/, '')}/src/lib.rs`)
  const href = assetHref(`/downloads/${name}`)
  return { name, href, built: { digest, source } }
}

const sourceOf = (file: string) =>
  `${site.repository}/blob/${site.branch}/${samplesFolder}/${file}`
