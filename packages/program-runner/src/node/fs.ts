import { Buffer } from './buffer'
import { resolve } from './path'

const files = new Map<string, Uint8Array>()
let made = 0

type Path = string | URL
type Encoding = string | { readonly encoding?: string | null } | null
type Content = string | Uint8Array

/** The name of a file. Files are in memory, and are lost with the worker. */
function nameOf(path: Path): string {
  return resolve(path instanceof URL ? decodeURIComponent(path.pathname) : path)
}

function find(path: Path, call: string): Uint8Array {
  const found = files.get(nameOf(path))
  if (found) return found
  const problem = `ENOENT: no such file or directory, ${call} '${nameOf(path)}'`
  throw Object.assign(new Error(problem), {
    errno: -2,
    code: 'ENOENT',
    syscall: call,
    path: nameOf(path),
  })
}

/** The paths below a folder. Folders are only prefixes of names. */
function namesIn(path: Path): readonly string[] {
  const folder = nameOf(path).replace(/\/?$/, '/')
  return [...files.keys()]
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length))
}

export function readFileSync(path: Path, options?: Encoding) {
  const bytes = Buffer.from(find(path, 'open'))
  const encoding = typeof options === 'string' ? options : options?.encoding
  return encoding ? bytes.toString(encoding as BufferEncoding) : bytes
}

export function writeFileSync(path: Path, content: Content): void {
  files.set(nameOf(path), Buffer.from(content as Uint8Array))
}

export function appendFileSync(path: Path, content: Content): void {
  const before = files.get(nameOf(path)) ?? new Uint8Array()
  const added = Buffer.from(content as Uint8Array)
  files.set(nameOf(path), Buffer.concat([before, added]))
}

export function copyFileSync(from: Path, to: Path): void {
  files.set(nameOf(to), find(from, 'copyfile'))
}

export function renameSync(from: Path, to: Path): void {
  files.set(nameOf(to), find(from, 'rename'))
  files.delete(nameOf(from))
}

export function existsSync(path: Path): boolean {
  return files.has(nameOf(path)) || namesIn(path).length > 0
}

export function accessSync(path: Path): void {
  if (!existsSync(path)) find(path, 'access')
}

export function statSync(path: Path) {
  const isFolder = namesIn(path).length > 0
  const size = isFolder ? 0 : find(path, 'stat').length
  return { size, isFile: () => !isFolder, isDirectory: () => isFolder }
}

export function unlinkSync(path: Path): void {
  find(path, 'unlink')
  files.delete(nameOf(path))
}

export function readdirSync(path: Path): readonly string[] {
  return [...new Set(namesIn(path).map((name) => name.split('/')[0] ?? ''))]
}

export const mkdirSync = (_path: Path, _options?: object): undefined =>
  undefined

export function mkdtempSync(prefix: string): string {
  made += 1
  return `${prefix}${String(made).padStart(6, '0')}`
}

/** Removes a file, or all files of a folder. */
export function rmSync(path: Path): void {
  const name = nameOf(path)
  files.delete(name)
  for (const rest of namesIn(path)) files.delete(`${name}/${rest}`)
}

/** A call that answers by a promise, and where the last value is a callback, by that too. */
const later =
  <Call extends (...values: never[]) => unknown>(call: Call) =>
  async (...values: Parameters<Call>) => {
    const done: unknown = values.at(-1)
    if (typeof done !== 'function') return call(...values) as ReturnType<Call>
    let answer: readonly unknown[]
    try {
      answer = [null, call(...values)]
    } catch (error) {
      answer = [error]
    }
    return void queueMicrotask(() => done(...answer)) as never
  }

export const access = later(accessSync)
export const appendFile = later(appendFileSync)
export const copyFile = later(copyFileSync)
export const mkdir = later(mkdirSync)
export const mkdtemp = later(mkdtempSync)
export const readdir = later(readdirSync)
export const readFile = later(readFileSync)
export const rename = later(renameSync)
export const rm = later(rmSync)
export const stat = later(statSync)
export const unlink = later(unlinkSync)
export const writeFile = later(writeFileSync)

/** Replaces `node:fs/promises`. */
export const promises = {
  access,
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
}
