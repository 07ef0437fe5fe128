/** The languages of code that a reader can choose (`?code=rust`). */
export const choices = ['kit', 'rust', 'python', 'cli', 'web3js'] as const

/** The storage key of the reader's choice. */
export const choiceKey = 'code-choice'

/** The query parameter of the choice in a link: `?code=rust`. */
export const choiceParameter = 'code'

const keys: readonly string[] = choices

/** The fallback for a language that a group lacks: the other SDK of the same language. */
const nearest: Readonly<Record<string, string>> = {
  kit: 'web3js',
  web3js: 'kit',
}

/** Validates a choice; undefined for an unknown one. */
export function parseChoice(value: string | null): string | undefined {
  return value !== null && keys.includes(value) ? value : undefined
}

/**
 * The language that a group shows for a reader's choice: the same, else its fallback. Undefined when
 * the group shows its own first tab (decision 14).
 */
export function resolveChoice(
  choice: string,
  offered: readonly string[],
): string | undefined {
  const candidates = [choice, nearest[choice]]
  return candidates.find(
    (candidate) => candidate !== undefined && offered.includes(candidate),
  )
}
