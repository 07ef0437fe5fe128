/** @jest-environment node */
import {
  projectWords,
  unusedWords,
} from '@/lib/site/rules/english/unused-words'

test('the words that the spelling check has to learn stand in alphabetical order', () => {
  const words = projectWords()
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(
    words.length,
  )
})

test('each of them is used: remove what no page needs any more', () => {
  expect(unusedWords()).toEqual([])
})
