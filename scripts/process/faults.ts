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
    return `${error.message}\nThe disk is full. Free some space (.next/, .cache/ and out/ can be removed: commands write them again), then run the command again.`
  const isOfCode = error instanceof TypeError || error instanceof ReferenceError
  // Node's own errors, such as those of parseArgs, have a code.
  if (isOfCode && codeOf(error)?.startsWith('ERR_PARSE_ARGS'))
    return error.message
  return (isOfCode && error.stack) || error.message
}
