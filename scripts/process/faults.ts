import { accessSync, constants, existsSync, statfsSync } from 'node:fs'

/** The folders that a build writes. */
const written = ['.', '.next', '.cache', 'out', 'deploy']

/** What a build needs on the disk beside an earlier one, in megabytes: measured, with some room. */
const neededMegabytes = 500

/** What to do about an error of the system, by its code. */
const cures: Readonly<Record<string, string>> = {
  ENOSPC:
    'The disk is full. Free some space (.next/, .cache/ and out/ can be removed: commands write them again), then run the command again.',
  EDQUOT:
    'Your share of the disk is used up. Free some space, then run the command again.',
  EROFS:
    'Cannot write to this disk. Copy the project to a folder that you can write to, and run the command there.',
  EACCES:
    'No permission to read or write this. Run the command as the owner of the folder, or make yourself the owner: sudo chown -R "$USER" .',
  EPERM:
    'Not permitted here. Run the command as the owner of the folder, or make yourself the owner: sudo chown -R "$USER" .',
  EMFILE: 'Too many files are open. Raise the limit: ulimit -n 8192',
}

/** The system's code of an error, such as ENOSPC. */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined
}

/**
 * The message of an error, with the cure where the system refused something, and with the place
 * where the code itself is wrong, which may be a package's.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cure = cures[codeOf(error) ?? '']
  if (cure) return `${error.message}\n${cure}`
  const isOfCode = error instanceof TypeError || error instanceof ReferenceError
  const place = isOfCode ? /^ +at .*[/\\].*$/m.exec(error.stack ?? '')?.[0] : ''
  return place ? `${error.message}\n${place}` : error.message
}

interface Disk {
  /** Bytes that this user may still write. */
  readonly free: number
  /** The code with which the system refuses to write a folder; undefined where it may be written. */
  readonly refusal: (folder: string) => string | undefined
}

/**
 * Refuses to begin a build where it cannot end: tools that run in it would stop with a stack.
 *
 * @throws with the folder or the space that is missing, and the cure
 */
export function assertWritable(disk: Disk = thisDisk()): void {
  for (const folder of written) {
    const code = disk.refusal(folder)
    if (code)
      throw new Error(
        `A build writes to ${folder === '.' ? 'this folder' : `${folder}/`}, which is refused (${code}).\n${cures[code] ?? ''}`,
      )
  }
  const free = Math.floor(disk.free / 1e6)
  if (free < neededMegabytes)
    throw new Error(
      `A build needs about ${neededMegabytes} MB of space here, and ${free} MB are left.\n${cures.ENOSPC}`,
    )
}

/**
 * Refuses a folder whose path Next's loader of MDX cannot read: it takes the path of a plugin for an
 * address, where these characters have a meaning. Blanks and letters of all scripts are no trouble.
 *
 * @throws with the characters and the cure
 */
export function assertPath(path = process.cwd()): void {
  const found = [...new Set(path.match(/[#%?]/g) ?? [])]
  if (found.length === 0) return
  throw new Error(
    `The path of this folder contains ${found.join(' and ')}, and Next cannot read articles below it: ${path}\nRename the folder, or copy the project to a path without ${found.join(' and ')}.`,
  )
}

function thisDisk(): Disk {
  const { bavail, bsize } = statfsSync('.')
  return { free: bavail * bsize, refusal }
}

function refusal(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    return codeOf(error) ?? 'unknown'
  }
}
