/** @jest-environment node */

import { testedProgram } from './fingerprint'
import { installLine } from './install-line'
import { readManifests, readSampleFile, recordOf } from './samples'

test.each([
  ['programs/scores/tests/scores.rs', 'programs/scores/src/lib.rs'],
  ['programs/scores/src/lib.rs', undefined],
  ['references/token/create-mint.rs', undefined],
])('%s tests %s', (file, program) => expect(testedProgram(file)).toBe(program))

test('the test of a program has the mark of their common run, without the output', () => {
  const file = 'programs/scores/tests/scores.rs'
  const record = recordOf(file)
  expect(record?.level).toBe('executed')
  expect(record).toEqual({
    ...recordOf('programs/scores/src/lib.rs'),
    output: '',
  })
  const source = readSampleFile(file)
  expect(installLine(file, source, record, readManifests())).toBeUndefined()
})
