import { cureOfName, nearestName } from '@/lib/site/nearest-name'
import { type DiagramName, diagramWords } from './words'

/** Whether there is a diagram of this name. */
export function isDiagramName(name: string): name is DiagramName {
  return Object.hasOwn(diagramWords, name)
}

/**
 * What is wrong with the words that a page gives to a diagram: an unknown
 * diagram, a word missing, empty or not known (one that is misspelled is not
 * called missing, too). Each problem names its cure; an empty list means that
 * the diagram can be drawn.
 */
export function checkWords(
  name: string,
  words: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (!isDiagramName(name)) {
    return [
      `there is no diagram "${name}"; ${cureOfName(name, Object.keys(diagramWords))}`,
    ]
  }
  const keys: readonly string[] = diagramWords[name]
  const unknown = Object.keys(words).filter((key) => !keys.includes(key))
  const meant = unknown.map((key) => nearestName(key, keys))
  const missing = keys
    .filter((key) => !isWord(words[key]) && !meant.includes(key))
    .map(
      (key) =>
        `the diagram "${name}" lacks the word "${key}"; add it: words={{ ${key}: '…' }}`,
    )
  return [
    ...missing,
    ...unknown.map(
      (key) =>
        `the diagram "${name}" has no word "${key}"; ${cureOfName(key, keys)}`,
    ),
  ]
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
