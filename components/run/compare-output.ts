import { normalizeOutput } from './program/normalize-output'

/** Compares an output with the recorded one, and ignores what differs in each run, such as keys. */
export function compareOutput(
  output: string,
  recorded: string,
): 'same' | 'alike' | 'differs' {
  if (output === recorded) return 'same'
  return normalizeOutput(output) === normalizeOutput(recorded)
    ? 'alike'
    : 'differs'
}
