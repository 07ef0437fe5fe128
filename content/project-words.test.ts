/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const words = readFileSync('project-words.txt', 'utf8').trim().split('\n')

test('the words that the spelling check has to learn stand in alphabetical order', () => {
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(
    words.length,
  )
})

test('each of them is used: take out what no page needs any more', () => {
  const texts = ['content/en', 'docs', 'messages', 'samples']
    .flatMap(textsIn)
    .concat(readFileSync('README.md', 'utf8'))
    .join('\n')
    .toLowerCase()
  expect(words.filter((word) => !texts.includes(word.toLowerCase()))).toEqual(
    [],
  )
})

function textsIn(folder: string): readonly string[] {
  const recursive = folder !== 'samples'
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => /(?:\.mdx?|en\.json)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
