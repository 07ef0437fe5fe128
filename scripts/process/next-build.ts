import { stripVTControlCharacters } from 'node:util'
import { withLines } from './output'
import { runTool } from './tool'

/** What Next prints that tells nobody what to do: its list of routes, and its settings. */
const noise = [
  /^Route \(/,
  /^[┌├└│]/,
  /^[○●ƒ◐] +\(/,
  /^- Experiments/,
  /^ +[·✓⨯] \w+(: \w+)?$/,
  /^ +(Skipping validation of types|Finished TypeScript config validation)/,
]

/** True for a line of `next build` that a reader needs: progress, warnings, errors. */
export const isTelling = (line: string) =>
  !noise.some((form) => form.test(stripVTControlCharacters(line).trimEnd()))

/** Runs `next build`, and prints what it says but for its list of routes. */
export const runNextBuild = () =>
  withLines(() => runTool('next', ['build']), isTelling)
