/** What a reader can choose (`?code=rust`), one for each language of samples. */
export const choices = ['kit', 'rust', 'python', 'cli', 'web3js'] as const

/** Where a reader's choice of language is kept. */
export const choiceKey = 'code-choice'

/** The name of the choice in a link's query: `?code=rust`. */
export const choiceParameter = 'code'

const keys: readonly string[] = choices

/** What is nearest to a language that a group lacks: the other SDK of the same language. */
const nearest: Readonly<Record<string, string>> = {
  kit: 'web3js',
  web3js: 'kit',
}

/** A choice that exists, or nothing. */
export function readChoice(value: string | null): string | undefined {
  return value !== null && keys.includes(value) ? value : undefined
}

/**
 * Which of a group's languages answers to a reader's choice: the same, else the nearest; nothing when the group keeps its own first tab
 * (decision 14).
 */
export function answerTo(
  choice: string,
  offered: readonly string[],
): string | undefined {
  const wishes = [choice, nearest[choice]]
  return wishes.find((wish) => wish !== undefined && offered.includes(wish))
}
