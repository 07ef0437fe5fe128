// Plain JavaScript: a folder is refused before any package is installed in it.
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { cures } from '../process/cures.mjs'

/** The folders that commands write. */
const written = ['.', '.next', '.cache', 'out', 'deploy']

/**
 * Refuses a project that cannot be written: npm and other tools would stop with a stack.
 *
 * @param {string} root the project's folder
 * @param {(folder: string) => string | undefined} [refusal] the code with which the system refuses a
 *   folder; undefined where it may be written
 * @returns {void}
 * @throws with the folder and the cure
 */
export function assertWritable(root, refusal = refusalOf) {
  for (const name of written) {
    const code = refusal(join(root, name))
    if (code)
      throw new Error(
        `Commands must write to ${name === '.' ? 'this folder' : `${name}/`}, but are not allowed to (${code}).\n${cures[code] ?? ''}`,
      )
  }
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function refusalOf(folder) {
  if (!existsSync(folder)) return undefined
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    return error instanceof Error && 'code' in error
      ? String(error.code)
      : 'unknown'
  }
}
