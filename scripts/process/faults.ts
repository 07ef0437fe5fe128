import { statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { cures } from './cures.mjs'

/** What a build needs on the disk beside an earlier one, in megabytes: measured, with some room. */
const neededMegabytes = 500

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
  const place = isOfCode
    ? /^ +at (?!.*\bnode:).*[/\\].*$/m.exec(error.stack ?? '')?.[0]
    : ''
  return place ? `${error.message}\n${place}` : error.message
}

/**
 * The cure for what the system refused to a tool, which prints the code (ENOSPC) or its number (os
 * error 28).
 */
export function cureIn(output: string): string | undefined {
  const numbers: Readonly<Record<string, number>> = constants.errno
  const code = Object.keys(cures).find((each) =>
    new RegExp(`\\b(${each}|os error ${numbers[each]})\\b`).test(output),
  )
  return code && cures[code]
}

/**
 * Refuses to begin a build where it cannot end for lack of space: tools that run in it would stop
 * with a stack.
 *
 * @param free bytes that this user may still write
 * @throws with the space that is missing, and the cure
 */
export function assertSpace(free = freeHere()): void {
  const megabytes = Math.floor(free / 1e6)
  if (megabytes < neededMegabytes)
    throw new Error(
      `A build needs about ${neededMegabytes} MB of space here, but only ${megabytes} MB are left.\n${cures.ENOSPC}`,
    )
}

function freeHere(): number {
  const { bavail, bsize } = statfsSync('.')
  return bavail * bsize
}
