import { readSample, regionFault } from './sample'

const program = `// level: tested
import { a } from 'x'

// #region preview
const one = a(1)
// #region inner
const two = a(2)
// #endregion
// #endregion

// #region print
console.log(one, two)
// #endregion
`

test('removes region comments and the level line, and finds the essential lines', () => {
  const { code, essential } = readSample(program, 'preview')
  const lines = code.split('\n')
  expect(lines).toEqual([
    "import { a } from 'x'",
    '',
    'const one = a(1)',
    'const two = a(2)',
    '',
    'console.log(one, two)',
  ])
  expect(lines.filter((_, index) => essential[index])).toEqual([
    'const one = a(1)',
    'const two = a(2)',
  ])
})

test('keeps the blank line between two parts of a region', () => {
  const { code, essential } = readSample(
    '// #region a\none\n// #endregion\n\n// #region a\ntwo\n// #endregion\n\nthree',
    'a',
  )
  expect(code).toBe('one\n\ntwo\n\nthree')
  expect(essential).toEqual([true, true, true, false, false])
})

test.each([
  [
    'code\n// #region a\ncode',
    2,
    'the region "a" has no end; write "#endregion"',
  ],
  [
    '// #region a\n// #region b\ncode\n// #endregion',
    1,
    'the region "a" has no end',
  ],
  [
    '// #region\ncode\n// #endregion',
    1,
    '"// #region" does not mark a region; write',
  ],
  ['code\n# #endregion', 2, '"#endregion" has no region to end; remove it'],
])('refuses %j with its line and cure', (source, line, message) => {
  expect(regionFault(source)).toEqual({
    line,
    message: expect.stringContaining(message),
  })
  expect(() => readSample(source, 'a')).toThrow(`line ${line}: ${message}`)
})
