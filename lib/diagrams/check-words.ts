import { type DiagramName, diagramWords } from './words'

/** Whether there is a diagram of this name. */
export function isDiagramName(name: string): name is DiagramName {
  return Object.hasOwn(diagramWords, name)
}

/**
 * What is wrong with the words that a page gives to a diagram: an unknown
 * diagram, a word missing, empty or not known. Each problem names its cure;
 * an empty list means that the diagram can be drawn.
 */
export function checkWords(
  name: string,
  words: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (!isDiagramName(name)) {
    const names = Object.keys(diagramWords).join(', ')
    return [`There is no diagram "${name}". Use one of: ${names}.`]
  }
  const keys: readonly string[] = diagramWords[name]
  const missing = keys
    .filter((key) => !isWord(words[key]))
    .map((key) => `Diagram "${name}" lacks the word "${key}". Add it to words.`)
  const unknown = Object.keys(words)
    .filter((key) => !keys.includes(key))
    .map(
      (key) =>
        `Diagram "${name}" knows no word "${key}". Remove it, or use one of: ` +
        `${keys.join(', ')}.`,
    )
  return [...missing, ...unknown]
}

/** Whether the words are complete; narrows them to those of the diagram. */
export function hasWords<Key extends string>(
  keys: readonly Key[],
  words: Readonly<Record<string, string>>,
): words is Readonly<Record<Key, string>> {
  return keys.every((key) => isWord(words[key]))
}

function isWord(word: unknown): word is string {
  return typeof word === 'string' && word.trim() !== ''
}
