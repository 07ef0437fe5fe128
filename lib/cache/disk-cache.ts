import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { memo } from './memo'

/** Results computed from source texts by an earlier command or by another process. */
export interface DiskCache<Value> {
  /**
   * The value stored under a name, if it was computed from the same source.
   *
   * @param name for example a file's path; each name has one cache file
   */
  read(name: string, source: string): Value | undefined
  write(name: string, source: string, value: Value): void
}

/** Reads a value from the cache, or computes and stores it. Throws what `make` throws. */
export function throughCache<Value>(
  cache: DiskCache<Value>,
  name: string,
  source: string,
  make: () => Value,
): Value {
  const known = cache.read(name, source)
  if (known !== undefined) return known
  const made = make()
  cache.write(name, source, made)
  return made
}

/**
 * Opens a cache of values that JSON can hold.
 *
 * @param folder the cache's own folder below `.cache/`
 * @param makers the files and folders whose change makes every value stale: the code that computes
 *   the values, and package-lock.json
 */
export function openDiskCache<Value>(
  folder: string,
  makers: readonly string[],
): DiskCache<Value> {
  const makersHash = memo<void, string>(() => {
    const hash = createHash('sha256')
    for (const file of makers.flatMap(filesAt)) hash.update(readFileSync(file))
    return hash.digest('hex')
  })
  const keyOf = (source: string) =>
    createHash('sha256').update(makersHash()).update(source).digest('hex')
  const fileOf = (name: string) => join(folder, `${name}.json`)
  return {
    read(name, source) {
      const file = fileOf(name)
      if (!existsSync(file)) return undefined
      const text = readFileSync(file, 'utf8')
      const key = `${keyOf(source)}\n`
      return text.startsWith(key)
        ? JSON.parse(text.slice(key.length))
        : undefined
    },
    write(name, source, value) {
      replaceFile(fileOf(name), `${keyOf(source)}\n${JSON.stringify(value)}`)
    },
  }
}

function filesAt(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name)))
}

/** Writes a temporary file and renames it, because several processes read and write at once. */
function replaceFile(file: string, text: string): void {
  const part = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(part, text)
  renameSync(part, file)
}
