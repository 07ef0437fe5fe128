import { statfsSync } from 'node:fs'

/** The space that a build needs besides the earlier one, in megabytes: measured, with a margin. */
const neededMegabytes = 500

const cure =
  'Free some space (.next/, .cache/ and out/ can be removed: commands write them again), then run the command again.'

/** The system's code of an error, such as ENOSPC. */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined
}

/** The message of an error; for an error of the code, perhaps of a package, with its stack. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (codeOf(error) === 'ENOSPC')
    return `${error.message}\nThe disk is full. ${cure}`
  const isOfCode = error instanceof TypeError || error instanceof ReferenceError
  return (isOfCode && error.stack) || error.message
}

/**
 * Refuses to begin a build without enough space to finish: tools would fail with a stack.
 *
 * @throws with the space that is missing, and the cure
 */
export function assertSpace(): void {
  const { bavail, bsize } = statfsSync('.')
  const megabytes = Math.floor((bavail * bsize) / 1e6)
  if (megabytes < neededMegabytes)
    throw new Error(
      `A build needs about ${neededMegabytes} MB of space here, but only ${megabytes} MB are left. ${cure}`,
    )
}
