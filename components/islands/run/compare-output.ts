import { normalizeOutput } from '@/lib/shared/run/normalize-output'

/** Says how an output stands to the recorded one: the same, but for keys and the like, or not. */
export function compareOutput(
  output: string,
  recorded: string,
): 'same' | 'alike' | 'differs' {
  if (output === recorded) return 'same'
  return normalizeOutput(output) === normalizeOutput(recorded)
    ? 'alike'
    : 'differs'
}
