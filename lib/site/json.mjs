// Plain JavaScript, because scripts/run.mjs needs it before any package is installed.

/**
 * Parses the text of a JSON file.
 *
 * @param {string} source
 * @param {string} file how messages name it
 * @returns {any} what its schema, or who reads it, has to check
 * @throws Error as `file:line: what is wrong; what to do`
 */
export function parseJson(source, file) {
  try {
    return JSON.parse(source)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${file}:${lineOf(source, reason)}: is not JSON: ${reason}; mend it there or on the line above: a comma between two entries and none after the last, quotes around each name`,
    )
  }
}

/**
 * @param {string} source
 * @param {string} reason what the engine says; where a text ends too early it names no place
 */
function lineOf(source, reason) {
  const [, position] = /at position (\d+)/.exec(reason) ?? []
  return source.slice(0, position ? Number(position) : undefined).split('\n')
    .length
}
