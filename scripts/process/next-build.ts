import { stripVTControlCharacters } from 'node:util'
import { cureIn } from './faults'
import { withLines } from './output'
import { runTool } from './tool'

/** What Next prints that tells nobody what to do: routes, settings, blank lines. */
const noise = [
  /^$/,
  /^Route \(/,
  /^[│ ]*[┌├└] +([○●ƒ◐] +)?[/[]/,
  /^[○●ƒ◐] +\(/,
  /^- Experiments/,
  /^ {2,}[·✓] \w+(: \w+)?$/,
  /^ +(Skipping validation of types|Finished TypeScript config validation)/,
]

/** True for a line of `next build` that a reader needs: progress, warnings, errors. */
export const isTelling = (line: string) =>
  !noise.some((form) => form.test(stripVTControlCharacters(line).trimEnd()))

/**
 * Runs `next build`, and prints what it says but for its list of routes.
 *
 * @throws when it fails, with the cure where the system refused it something
 */
export async function runNextBuild(): Promise<void> {
  const said: string[] = []
  const hear = (line: string) => {
    said.push(line)
    return isTelling(line)
  }
  try {
    await withLines(() => runTool('next', ['build']), hear)
  } catch (error) {
    const cure = cureIn(said.join('\n'))
    throw cure ? new Error(`next build failed. ${cure}`) : error
  }
}
