import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from './faults'

const lockFile = join('.cache', 'build.lock')

/**
 * Allows one build at a time in a folder; two would overwrite each other's files. The lock names
 * its process, so that the lock of a killed build does not count.
 *
 * @returns a function that releases the lock
 * @throws while another build runs
 */
export function holdBuild(root = '.', pid = process.pid): () => void {
  const file = join(root, lockFile)
  mkdirSync(dirname(file), { recursive: true })
  if (!claim(file, pid)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isRunning(holder))
      throw new Error(
        `Another build is running in this folder (process ${holder}); wait until it ends, or stop it. If that process is not a build, remove ${lockFile}.`,
      )
    rmSync(file, { force: true })
    if (!claim(file, pid))
      throw new Error('Another build began at the same moment; wait for it.')
  }
  return () => rmSync(file, { force: true })
}

function claim(file: string, pid: number): boolean {
  try {
    writeFileSync(file, String(pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process of another user.
    return codeOf(error) === 'EPERM'
  }
}
