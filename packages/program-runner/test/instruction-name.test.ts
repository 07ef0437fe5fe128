import assert from 'node:assert/strict'
import { test } from 'node:test'
import { address } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { instructionName } from '../src/chain/instruction-name'

const token2022 = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const memo = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

for (const [program, data, name] of [
  [TOKEN_PROGRAM_ADDRESS, [20], 'initializeMint2'],
  [token2022, [18], 'initializeAccount3'],
  [SYSTEM_PROGRAM_ADDRESS, [8, 0, 0, 0], 'allocate'],
  [token2022, [44], undefined],
  [TOKEN_PROGRAM_ADDRESS, [], undefined],
  [memo, [20], undefined],
] as const)
  test(`${program} [${data}] is ${name}`, () =>
    assert.equal(instructionName(program, new Uint8Array(data)), name))
