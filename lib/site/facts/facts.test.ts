/** @jest-environment node */
import { factText } from './facts'

test('a fact that is not there has no text, and its cure is told', () => {
  expect(() => factText('nothing', 'en-US')).toThrow(
    'no fact is called "nothing"; add it to content/facts.json with its source',
  )
})
