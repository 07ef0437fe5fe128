import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The correct words that the spelling check does not know, relative to the project's root. */
export const projectWordsFile = 'project-words.txt'

/** The words of that list, in its order. */
export const projectWords = (root = '.'): readonly string[] =>
  readFileSync(join(root, projectWordsFile), 'utf8').trim().split('\n')

/** The words of that list that no text needs any more. */
export function unusedWords(root = '.'): readonly string[] {
  const texts = ['content/en', 'docs', 'messages', 'samples']
    .flatMap((folder) => textsIn(root, folder))
    .concat(readFileSync(join(root, 'README.md'), 'utf8'))
    .join('\n')
    .toLowerCase()
  return projectWords(root).filter(
    (word) => !texts.includes(word.toLowerCase()),
  )
}

function textsIn(root: string, folder: string): readonly string[] {
  const path = join(root, folder)
  const recursive = folder !== 'samples'
  return readdirSync(path, { recursive, encoding: 'utf8' })
    .filter((file) => /(?:\.mdx?|en\.json)$/.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8'))
}
