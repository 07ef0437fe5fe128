// Plain JavaScript: no package is installed yet.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonProblem } from '../../lib/site/json.mjs'

const folders = ['content', 'messages']

/**
 * Checks all JSON files of the content before a command begins, so that a superfluous comma ends none
 * of them halfway.
 *
 * @param {string} root the project's folder
 * @returns {void}
 * @throws with `file:line: what is wrong; what to do`, each file on a line of its own
 */
export function assertJsonFiles(root) {
  const problems = folders.flatMap((folder) =>
    namesIn(join(root, folder)).flatMap((name) =>
      problemsOf(root, folder, name),
    ),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** @param {string} folder */
function namesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json'),
  )
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} name
 */
function problemsOf(root, folder, name) {
  const source = readFileSync(join(root, folder, name), 'utf8')
  try {
    JSON.parse(source)
    return []
  } catch (error) {
    const path = `${folder}/${name}`
    const { file, line, message } = jsonProblem(source, path, error)
    return [`${file}:${line}: ${message}`]
  }
}
