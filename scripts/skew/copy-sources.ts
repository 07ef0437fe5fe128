import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isNoSource } from '../process/build-stamp'

/**
 * Copies what a build reads to a folder, to be changed and built there. Without a lockfile: Next takes the nearest one for the root of what it
 * may read, and the packages stand beside ours.
 */
export function copySources(copy: string): void {
  const isSource = (path: string) => {
    const name = basename(path)
    return !isNoSource(name) && name !== 'package-lock.json'
  }
  for (const path of readdirSync('.').filter(isSource))
    cpSync(path, join(copy, path), { recursive: true, filter: isSource })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
}
