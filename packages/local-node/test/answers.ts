import { maxProcessingAge } from '../src/chain/blockhash-queue'
import { slotsPerEpoch, slotTime } from '../src/chain/chain'
import { instructionErrors, transactionErrors } from '../src/chain/error-names'
import { base64Limits, version1Limits } from '../src/methods/wire'
import { errorCodes } from '../src/rpc-error'
import type { TestNode } from './harness'
import { shownInstructions } from './shown-instructions'

/**
 * The node's responses where they could differ from Agave's. `answers.json` has them, and the tests
 * of `agave/` compare that file with Agave's own crates.
 */
export async function answersOf(test: TestNode) {
  const { call } = test
  const rent: Record<string, unknown> = {}
  for (const size of [0, 1, 165, 10_485_760])
    rent[size] = (
      await call('getMinimumBalanceForRentExemption', [size])
    ).result
  const refused: Record<string, unknown> = {}
  for (const [what, bytes] of Object.entries(malformed)) {
    const wire = Buffer.from(bytes).toString('base64')
    const options = { encoding: 'base64' }
    const { error } = await call('sendTransaction', [wire, options])
    refused[what] = { wire, code: error?.code, message: error?.message }
  }
  return {
    codes: errorCodes,
    slots: {
      milliseconds: slotTime,
      perEpoch: Number(slotsPerEpoch),
      maxProcessingAge: Number(maxProcessingAge),
    },
    rent,
    limits: { base64: base64Limits, version1: version1Limits },
    refused,
    requests: await requestsOf(test),
    instructions: shownInstructions(),
    errors: {
      transaction: Object.fromEntries(transactionErrors),
      instruction: Object.fromEntries(instructionErrors),
    },
  }
}

/** Bodies with their exact responses, which in Agave are those of jsonrpc-core. */
async function requestsOf({ send }: TestNode) {
  const answers: Record<string, string> = {}
  for (const body of bodies) answers[body] = await (await send(body)).text()
  return answers
}

const health = '"id":7,"method":"getHealth"'
const versioned = '"jsonrpc":"2.0"'
const bodies: readonly string[] = [
  `{${versioned},${health}}`,
  `{${versioned},${health},"params":null}`,
  '{',
  '1',
  '"a"',
  'null',
  '[1]',
  '[[]]',
  '{}',
  '[{}]',
  '{"id":7}',
  `{${versioned},"id":7,"method":7}`,
  `{${versioned},"id":7,"method":"getNothing"}`,
  `{${health}}`,
  `{"jsonrpc":null,${health}}`,
  `{"jsonrpc":"1.0",${health}}`,
  `{"jsonrpc":2,${health}}`,
  `{${versioned},${health},"more":1}`,
  `{${versioned},${health},"params":1}`,
  `{${versioned},${health},"params":"a"}`,
  `{${versioned},"id":null,"method":"getHealth"}`,
  `{${versioned},"id":"a","method":"getHealth"}`,
  `{${versioned},"id":-1,"method":"getHealth"}`,
  `{${versioned},"id":1.5,"method":"getHealth"}`,
  `{${versioned},"id":true,"method":"getHealth"}`,
  `{${versioned},"id":{},"method":"getHealth"}`,
  `{"jsonrpc":"1.0","method":"getHealth"}`,
  `[{${versioned},${health}},{}]`,
  `[{${versioned},${health}},1]`,
  `[{${versioned},${health}},{${versioned},"id":[],"method":"getHealth"}]`,
  `[{${versioned},"method":"getHealth"},{${versioned},${health}}]`,
  `{${versioned},"method":"getHealth"}`,
  `[{${versioned},"method":"getHealth"}]`,
  `[{${versioned},${health}},{${versioned},"id":8,"method":"getHealth"}]`,
  '[]',
]

const zeros = (count: number) => Array<number>(count).fill(0)
const key = (byte: number) => Array<number>(32).fill(byte)

/** The parts of a transaction that a case may replace. */
interface Parts {
  readonly signatures?: number
  readonly version?: readonly number[]
  readonly header?: readonly [number, number, number]
  readonly programIndex?: number
  readonly accountIndex?: number
}

/** A transaction of one instruction with one account, signed by zeros. */
const transaction = ({
  signatures = 1,
  version = [],
  header = [1, 0, 1],
  programIndex = 1,
  accountIndex = 0,
}: Parts) => [
  signatures,
  ...zeros(64 * signatures),
  ...version,
  ...header,
  2,
  ...key(1),
  ...key(2),
  ...zeros(32),
  ...[1, programIndex, 1, accountIndex, 0],
  ...(version.length > 0 ? [0] : []),
]

const malformed: Readonly<Record<string, readonly number[]>> = {
  'a message of version 2': transaction({ version: [0x82] }),
  'a transaction of version 2': [0x82, ...transaction({})],
  'no signature where one is asked for': transaction({ signatures: 0 }),
  'two signatures where one is asked for': transaction({ signatures: 2 }),
  'a fee payer that may not be written': transaction({ header: [1, 1, 0] }),
  'more signers than accounts': transaction({
    signatures: 3,
    header: [3, 0, 0],
  }),
  'more readonly accounts than accounts': transaction({ header: [1, 0, 2] }),
  'an instruction of the fee payer': transaction({ programIndex: 0 }),
  'a program that is not among the accounts': transaction({ programIndex: 9 }),
  'an account that is not among the accounts': transaction({
    accountIndex: 9,
  }),
  'version 0 with a program that is not there': transaction({
    version: [0x80],
    programIndex: 9,
  }),
}
