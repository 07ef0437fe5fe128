import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { captureOutput } from '@/scripts/process/capture'
import { runProgram } from '@/scripts/process/tool'
import {
  applyDiff,
  crateOf,
  cratesIn,
  patchSection,
  unregister,
} from './crates'
import { writeCrateLicenses } from './licenses'
import { takePrograms } from './programs'
import {
  type Built,
  builtFiles,
  folder,
  hashOfSources,
  sourcesFile,
} from './sources'

const target = 'wasm32-unknown-unknown'

/** Where the VM is built: a copy of its crate, with the patched crates beside it. */
const work = resolve('.cache/vm')

/** Builds the VM, and writes it, its licenses and `sources.json` into its folder. */
export async function buildVm(): Promise<void> {
  await ensureTarget()
  const crates = await prepare()
  await compile()
  await writeGlue()
  takePrograms(crates.litesvm)
  await writeCrateLicenses(rustVersion())
  writeBuilt()
}

/** The version of Rust that builds the VM. Another version writes other bytes. */
function rustVersion(): string {
  const text = readFileSync(join(folder, 'rust-toolchain.toml'), 'utf8')
  const version = /^channel = "(.+)"$/m.exec(text)?.[1]
  if (!version) throw new Error('rust-toolchain.toml names no channel')
  return version
}

/**
 * Installs the target's standard library where it is missing.
 *
 * @throws without rustup, or where it cannot be downloaded
 */
export async function ensureTarget(): Promise<void> {
  const version = rustVersion()
  const rustup = (...args: string[]) =>
    captureOutput('rustup', args, { cwd: '.' })
  const installed = await rustup(
    ...['target', 'list', '--installed', '--toolchain', version],
  ).catch(() => '')
  if (installed.split('\n').includes(target)) return
  await rustup(
    ...['toolchain', 'install', version, '--profile', 'minimal'],
    ...['--no-self-update', '--target', target],
  )
}

/** Copies the crate, its lock file and the patched crates into the working folder. */
async function prepare(): Promise<{ litesvm: string }> {
  const manifest = join(folder, 'Cargo.toml')
  const metadata = await captureOutput(
    'cargo',
    [
      ...['metadata', '--locked', '--format-version', '1'],
      ...['--filter-platform', target, '--manifest-path', manifest],
    ],
    { cwd: '.' },
  )
  const sources = cratesIn(metadata)
  const diffs = readdirSync(join(folder, 'patches')).sort()
  const crates = diffs.map(crateOf)
  for (const name of ['src', 'bindgen', ...crates.map((crate) => crate.name)])
    rmSync(join(work, name), { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  for (const name of ['src', 'bindgen', 'rust-toolchain.toml'])
    cpSync(join(folder, name), join(work, name), { recursive: true })
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const write = (name: string, text: string) =>
    writeFileSync(join(work, name), text)
  write('Cargo.toml', read('Cargo.toml') + patchSection(crates))
  write('Cargo.lock', unregister(read('Cargo.lock'), crates))
  for (const { name, version } of crates) {
    const source = sources.get(`${name}-${version}`) ?? ''
    cpSync(source, join(work, name), { recursive: true })
    applyDiff(read(`patches/${name}-${version}.diff`), join(work, name))
  }
  return { litesvm: join(work, 'litesvm') }
}

/** Runs a command of cargo on the working folder. */
function cargo(command: string, ...args: readonly string[]): Promise<void> {
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo')
  // A path of this computer in the file would make it differ elsewhere.
  const remap = [`${work}=/vm`, `${resolve(home)}=/cargo`]
  return runProgram(
    'cargo',
    [command, '--manifest-path', join(work, 'Cargo.toml'), ...args],
    {
      CARGO_TARGET_DIR: join(work, 'target'),
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: remap
        .map((pair) => `--remap-path-prefix=${pair}`)
        .join(' '),
      RUSTUP_TOOLCHAIN: rustVersion(),
    },
  )
}

function compile(): Promise<void> {
  return cargo(
    'build',
    ...['--release', '--locked', '-p', 'svm', '--target', target],
    // Agave asks for the Rust that it is built with, but needs none newer than ours.
    '--ignore-rust-version',
  )
}

/** Writes the module that loads the VM, with its types. */
async function writeGlue(): Promise<void> {
  const to = join(folder, 'built')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to)
  const wasm = join(work, 'target', target, 'release', 'svm.wasm')
  await cargo('run', '--locked', '--quiet', '-p', 'bindgen', '--', wasm, to)
  renameSync(join(to, 'svm_bg.wasm'), join(to, 'svm.wasm'))
  rmSync(join(to, 'svm_bg.wasm.d.ts'))
}

/** Writes `sources.json`. */
function writeBuilt(): void {
  const lock = readFileSync(join(folder, 'Cargo.lock'), 'utf8')
  const npm: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('samples/package.json', 'utf8'),
  )
  const built: Built = {
    sources: hashOfSources(),
    versions: {
      rust: rustVersion(),
      crate: /name = "litesvm"\nversion = "(.+)"/.exec(lock)?.[1] ?? '',
      npm: npm.dependencies.litesvm ?? '',
    },
    files: builtFiles(),
  }
  writeFileSync(sourcesFile, `${JSON.stringify(built, null, 2)}\n`)
}
