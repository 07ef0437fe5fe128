// Plain JavaScript, because scripts/run.mjs uses this file before packages are installed.

/**
 * Parses the text of a JSON file.
 *
 * @param {string} source
 * @param {string} file the name in messages
 * @returns {any} a value that a schema or the caller has to check
 * @throws Error as `file:line: what is wrong; what to do`
 */
export function parseJson(source, file) {
  try {
    return JSON.parse(source)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${file}:${lineOf(source, reason)}: is not JSON: ${reason}; fix it there or on the line above: a comma between two entries and none after the last, quotes around each name`,
    )
  }
}

/**
 * Finds the line of a syntax error.
 *
 * @param {string} source
 * @param {string} reason the engine's message; it names no position when a text ends too early
 */
function lineOf(source, reason) {
  const [, position] = /at position (\d+)/.exec(reason) ?? []
  return source.slice(0, position ? Number(position) : undefined).split('\n')
    .length
}
