/** @jest-environment node */
import { compareOutput } from './compare-output'

const keyA = 'CE18aQp6qz9pGxzDDaLwT6iu7MKAn1YMbGfRPpv3c8yE'
const keyB = '5ZpxGz35Gy1MGVLtwvQaY6cpig1Dv6o4icteXppZMUYJ'

test.each([
  ['Balance: 1', 'Balance: 1', 'same'],
  [`Owner: ${keyA}`, `Owner: ${keyB}`, 'alike'],
  ['Balance: 1', 'Balance: 2', 'differs'],
  ['', 'Balance: 2', 'differs'],
])('%s beside %s: %s', (output, recorded, answer) => {
  expect(compareOutput(output, recorded)).toBe(answer)
})
