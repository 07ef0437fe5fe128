import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  frameFile,
  machineFile,
  type Recipe,
  type RunFile,
  type RunListFile,
  runFolder,
} from '@/components/run/program/contract'
import { neededFiles } from '@/components/run/program/needs'
import { readSample } from '@/lib/code/sample'
import { readSampleFile, recordOf } from '@/lib/code/samples'
import { digest } from '../files/digest'
import type { Folder } from '../files/folder'
import { gzipSize } from '../files/size'
import { bundleModules } from './bundle'
import { frameDocument } from './frame'
import { type CompiledRecipe, compileRecipes, packagesOf } from './recipes'

/** The program runner in the reader's browser. */
export interface RunFiles {
  /** The content of each file, by its path in the export. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly list: RunListFile
  /** The folders of the packages that are part of them. */
  readonly packages: readonly string[]
}

/** A file without its address. */
interface Content extends Pick<RunFile, 'imports' | 'program'> {
  readonly bytes: Uint8Array
  readonly ending: string
}

/**
 * Makes all files that run recipes. Each carries the hash of its content, so that browsers can
 * cache what a release did not change.
 *
 * @param recipes paths below `samples/`
 */
export async function makeRunFiles(
  recipes: readonly string[],
): Promise<RunFiles> {
  const compiled = await compileRecipes(recipes)
  const { modules, packages } = await bundleModules(packagesOf(compiled))
  const contents: Record<string, Content> = {
    [machineFile]: { bytes: readFileSync(machine), ending: 'wasm' },
    ...programs('program', programFolder),
    ...programs('deployed', deployedFolder),
    ...bytecode(),
  }
  for (const { code, imports, name } of modules)
    contents[name] = { bytes: code, ending: 'js', imports }
  const named: Record<string, Content> = { ...contents }
  for (const recipe of compiled)
    named[recipe.file] = { bytes: describe(recipe, contents), ending: 'json' }

  const files = new Map<string, Uint8Array>()
  const add = (name: string, ending: string, bytes: Uint8Array) => {
    const file = fileName(name, ending, bytes)
    files.set(`${runFolder}/${file}`, bytes)
    return { file, digest: digest(bytes) }
  }
  const entries = Object.entries(named).map(([name, content]) => {
    const { bytes, ending, imports, program } = content
    const file: RunFile = {
      ...add(name, ending, bytes),
      bytes: bytes.length,
      packed: gzipSize(bytes),
      ...(imports && { imports }),
      ...(program && { program }),
    }
    return [name, file] as const
  })
  const text = JSON.stringify(Object.fromEntries(entries))
  return { files, list: add('list', 'json', Buffer.from(text)), packages }
}

/** Writes the program runner in the reader's browser, and the document of its frame. */
export function writeRunFiles(folder: Folder, { files }: RunFiles): void {
  for (const [file, content] of files) folder.write(file, content)
  folder.write(frameFile, frameDocument())
}

const machine = 'packages/vm/built/svm.wasm'
const programFolder = 'packages/vm/programs'
const deployedFolder = 'packages/local-node/src/deployed'
const bytecodeFolder = 'samples/bytecode'

const programList = z.array(
  z.object({
    address: z.string(),
    file: z.string(),
    loader: z.string(),
    onlyWith: z.string().optional(),
    onlyWithout: z.string().optional(),
  }),
)

/** The programs that LiteSVM starts with, or those that the local node adds. */
function programs(
  kind: 'program' | 'deployed',
  folder: string,
): Record<string, Content> {
  const text = readFileSync(`${folder}/programs.json`, 'utf8')
  const listed = programList.parse(JSON.parse(text))
  return Object.fromEntries(
    listed.map(({ file, ...program }) => [
      `${kind}/${file}`,
      {
        bytes: readFileSync(`${folder}/${file}`),
        ending: 'so',
        program: kind === 'deployed' ? { ...program, deployed: true } : program,
      },
    ]),
  )
}

/** The bytecode of the book's own programs. */
function bytecode(): Record<string, Content> {
  return Object.fromEntries(
    readdirSync(bytecodeFolder)
      .filter((file) => file.endsWith('.so'))
      .map((file) => [
        `bytecode/${file}`,
        { bytes: readFileSync(`${bytecodeFolder}/${file}`), ending: 'so' },
      ]),
  )
}

function describe(
  { file: own, modules }: CompiledRecipe,
  contents: Readonly<Record<string, Content>>,
): Uint8Array {
  const sources = modules.map(({ source }) => source)
  const recipe: Recipe = {
    source: readSample(readSampleFile(own), '').code,
    recorded: recordOf(own)?.output ?? '',
    modules: modules.map(({ code, file, imports }) => ({
      file,
      code,
      imports,
    })),
    needs: neededFiles(sources, contents),
  }
  return Buffer.from(JSON.stringify(recipe))
}

/** `@solana/kit` as JavaScript: `solana-kit-0123456789ab.js`. */
function fileName(name: string, ending: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const stem = name
    .replace(/\.\w+$/, '')
    .replace(/^chunk-.*/, 'chunk')
    .replace(/\W+/g, '-')
    .replace(/^-/, '')
  return `${stem}-${hash}.${ending}`
}
