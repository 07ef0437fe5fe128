/** @jest-environment node */
import { assertPinned } from './pinned'

test.each([
  [[]],
  [['next']],
  [['@solana/kit', 'borsh']],
  [['solana-sysvar', 'solders']],
])('%j can be bumped', (names) => {
  expect(() => assertPinned(names)).not.toThrow()
})

test('a name that no file pins is refused, with the files that pin names', () => {
  expect(() => assertPinned(['borsh', 'solana-kit', 'bosrh'])).toThrow(
    /No file pins "solana-kit", "bosrh"\. .*samples\/package\.json.*requirements\.in/,
  )
})
