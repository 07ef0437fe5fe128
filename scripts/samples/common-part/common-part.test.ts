/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsIn, readCommonPart } from './common-part'

const howTo = readFileSync('docs/writing-a-sample.md', 'utf8')
const part = readCommonPart(howTo)
const [, program = ''] = /```ts\n([\s\S]*?)\n```/.exec(howTo) ?? []

const samples = readdirSync('samples', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
  .filter((file) => !/^(?:browser|integrations|node|vm)\b/.test(file))

test.each(samples)('samples/%s has the part that all samples share', (file) => {
  const source = readFileSync(join('samples', file), 'utf8')
  const faults = faultsIn(source, part).map(
    ({ line, message }) => `samples/${file}:${line}: ${message}`,
  )
  expect(faults).toEqual([])
})

test('the how-to has the part that it describes', () => {
  expect(faultsIn(program, part)).toEqual([])
  expect([...part.keys()]).toEqual([
    'const rpc = createSolanaRpc',
    'const rpcSubscriptions',
    'const airdrop',
    'const sendAndConfirmTransaction',
    'await airdrop',
    'async function send',
  ])
})

test.each([
  ['another amount', '1_000_000_000n', '5_000_000_000n'],
  ['another wallet', 'recipientAddress: payer', 'recipientAddress: sender'],
  [
    'a signature',
    "'confirmed' })\n}",
    "'confirmed' })\n  return getSignatureFromTransaction(transaction)\n}",
  ],
])('a sample may choose %s', (_what, words, others) => {
  expect(program).toContain(words)
  expect(faultsIn(program.replace(words, others), part)).toEqual([])
})

test('a sample may send plans', () => {
  const plans = program
    .replace(
      'instructions: Instruction[]) {',
      'instructions: InstructionPlanInput) {\n  const plan = parseInstructionPlanInput(instructions)',
    )
    .replace(
      'appendTransactionMessageInstructions(instructions, m)',
      'appendTransactionMessageInstructionPlan(plan, m)',
    )
  expect(plans).not.toBe(program)
  expect(faultsIn(plans, part)).toEqual([])
})

test.each([
  ['another port', 'async function send', 'version: 0', 'version: 1'],
  [
    'a missing line',
    'async function send',
    / {2}assertIsTransactionWithBlockhashLifetime\(.*\n/,
    '',
  ],
  ['another order', 'await airdrop', /( {2}commitment.*\n)(.*\n)/, '$2$1'],
  ['another name', 'const rpc = createSolanaRpc', "8899')", "8899/')"],
] as const)(
  '%s is a fault, with its place and its cure',
  (...[, name, words, others]) => {
    const changed = program.replace(words, others)
    const line = changed.split('\n').findIndex((text) => text.startsWith(name))
    expect(faultsIn(changed, part)).toEqual([
      {
        line: line + 1,
        message: `"${name}" differs from the part that all samples share; copy it from docs/writing-a-sample.md, or choose another name if it does something else`,
      },
    ])
  },
)

test('a how-to without the part is refused', () => {
  expect(() => readCommonPart('# Writing a sample')).toThrow(
    'docs/writing-a-sample.md has no program under "## The part that all samples share"',
  )
})
