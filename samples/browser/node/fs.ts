import { Buffer } from './buffer'
import { resolve } from './path'

const files = new Map<string, Uint8Array>()
let folders = 0

type Path = string | URL
type Encoding = string | { readonly encoding?: string | null } | null
type Content = string | Uint8Array

/** Files are in memory. They end with the worker. */
function nameOf(path: Path): string {
  return path instanceof URL ? decodeURIComponent(path.pathname) : resolve(path)
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

export function readFileSync(path: Path, options?: Encoding) {
  const bytes = Buffer.from(find(path, 'open'))
  const encoding = typeof options === 'string' ? options : options?.encoding
  return encoding ? bytes.toString('utf8') : bytes
}

export function writeFileSync(path: Path, content: Content): void {
  files.set(nameOf(path), Buffer.from(content as Uint8Array))
}

export function existsSync(path: Path): boolean {
  return files.has(nameOf(path))
}

export function statSync(path: Path) {
  const { length } = find(path, 'stat')
  return { size: length, isFile: () => true }
}

export function unlinkSync(path: Path): void {
  find(path, 'unlink')
  files.delete(nameOf(path))
}

export const readFile = async (path: Path, options?: Encoding) =>
  readFileSync(path, options)
export const writeFile = async (path: Path, content: Content) =>
  writeFileSync(path, content)
export const stat = async (path: Path) => statSync(path)
export const unlink = async (path: Path) => unlinkSync(path)

/** Folders are only beginnings of names. */
export const mkdir = async () => undefined

export async function mkdtemp(prefix: string): Promise<string> {
  folders += 1
  return `${prefix}${String(folders).padStart(6, '0')}`
}

/** Removes a file, or all files of a folder. */
export async function rm(path: Path): Promise<void> {
  const name = nameOf(path)
  for (const file of files.keys())
    if (file === name || file.startsWith(`${name}/`)) files.delete(file)
}

export default {
  existsSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
}
