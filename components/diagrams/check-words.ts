import { cureOfName, nearestName } from '@/lib/text/nearest-name'
import { type DiagramName, diagramWords } from './words'

/** True when there is a diagram of this name. */
export function isDiagramName(name: string): name is DiagramName {
  return Object.hasOwn(diagramWords, name)
}

/**
 * The problems with the words that a page gives to a diagram, each with its fix: an unknown
 * diagram, or a word that is missing, empty or unknown. A word that was most likely misspelled is
 * not also reported as missing. The list is empty when the diagram can be drawn.
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

/** True when no word is missing. Narrows the words to those of the diagram. */
export function hasWords<Key extends string>(
  keys: readonly Key[],
  words: Readonly<Record<string, string>>,
): words is Readonly<Record<Key, string>> {
  return keys.every((key) => isWord(words[key]))
}

function isWord(word: unknown): word is string {
  return typeof word === 'string' && word.trim() !== ''
}
