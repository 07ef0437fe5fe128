/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { assertArguments, readPort } from './arguments'

const forms =
  'npm run errors              writes\nnpm run errors -- --check   compares'

test.each([
  [[], ['--check']],
  [['--check'], ['--check']],
  [[], []],
])('takes %j of %j', (given, known) => {
  expect(() => assertArguments(given, known, forms)).not.toThrow()
})

test.each([
  [['--chek'], ['--check'], '"--chek"; did you mean "--check"?'],
  [['--check', 'x'], ['--check'], '"x"; it is one of: --check'],
  [['de'], [], '"de"; leave it out'],
])('refuses %j of %j with its cure and all forms', (given, known, message) => {
  expect(() => assertArguments(given, known, forms)).toThrow(
    `This command does not know ${message}\n\n${forms}`,
  )
})

test.each([undefined, '', '0', '65536', '80.5', 'http'])(
  '%s is refused as a port, with the cure and all forms',
  (value) => {
    expect(() => readPort(value, forms)).toThrow(
      `"${value ?? ''}" is not a port; write a number from 1 to 65535, such as 4000.\n\n${forms}`,
    )
    expect(readPort('4000')).toBe(4000)
  },
)

test('no command passes over its arguments', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const files = Object.values<string>(scripts).map((script) =>
    script.replace(/^node scripts\/run\.mjs (\S+)$/, 'scripts/$1.ts'),
  )
  const deaf = files.filter(
    (file) =>
      !/process\.argv|assertNoArguments\(/.test(readFileSync(file, 'utf8')),
  )
  const cure = 'call assertNoArguments (scripts/process/arguments.ts) first'
  expect({ cure, deaf }).toEqual({ cure, deaf: [] })
})
