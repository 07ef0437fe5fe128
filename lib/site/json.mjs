// Plain JavaScript, because scripts/run.mjs uses this file before packages are installed.

/**
 * The problem of a text that `JSON.parse` refuses, with its line and the cure.
 *
 * @param {string} source
 * @param {string} file the name in messages
 * @param {unknown} error what `JSON.parse` threw
 * @returns {{ file: string, line: number, message: string }}
 */
export function jsonProblem(source, file, error) {
  const reason = error instanceof Error ? error.message : String(error)
  const message = `is not JSON: ${reason}; fix it there or on the line above: a comma between two entries and none after the last, quotes around each name`
  return { file, line: lineOf(source, reason), message }
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
