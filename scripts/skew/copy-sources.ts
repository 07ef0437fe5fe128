import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isNoSource } from '../process/build-stamp'

/**
 * Copies the sources of a build to a folder, without the lock file: Next reads files only below the
 * nearest lock file, and the packages stand beside the project's own.
 */
export function copySources(copy: string): void {
  const isSource = (path: string) => {
    const name = basename(path)
    return !isNoSource(name) && name !== 'package-lock.json'
  }
  for (const path of readdirSync('.').filter(isSource))
    cpSync(path, join(copy, path), { recursive: true, filter: isSource })
  for (const packages of [
    'node_modules',
    'samples/node_modules',
    'samples/kit-client/node_modules',
  ])
    symlinkSync(resolve(packages), join(copy, packages), 'junction')
}
