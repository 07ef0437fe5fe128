/** The languages of code that a reader can choose (`?code=rust`). */
export const choices = ['kit', 'rust', 'python', 'cli', 'web3js'] as const

/** The storage key of the reader's choice. */
export const choiceKey = 'code-choice'

/** The name of the choice in a link's query: `?code=rust`. */
export const choiceParameter = 'code'

const keys: readonly string[] = choices

/** The nearest language to one that a group lacks: the other SDK of the same language. */
const nearest: Readonly<Record<string, string>> = {
  kit: 'web3js',
  web3js: 'kit',
}

/** Reads a choice; undefined when there is none of that name. */
export function readChoice(value: string | null): string | undefined {
  return value !== null && keys.includes(value) ? value : undefined
}

/**
 * The language of a group that answers to a reader's choice: the same, else the nearest. Undefined
 * when the group keeps its own first tab (decision 14).
 */
export function answerTo(
  choice: string,
  offered: readonly string[],
): string | undefined {
  const wishes = [choice, nearest[choice]]
  return wishes.find((wish) => wish !== undefined && offered.includes(wish))
}
