import { type Address, address, getAddressDecoder } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { parseInstruction } from '../src/encoding/parse-instruction'
import { stringify } from '../src/json'

/** The `jsonParsed` form of instructions, also of those that no program can read. */
/** Version 3: its parser is that of the crates, and LiteSVM has a program at its address. */
const memoProgram = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

export function shownInstructions() {
  const accounts = [1, 2, 3, 4, 5].map((byte) =>
    getAddressDecoder().decode(new Uint8Array(32).fill(byte)),
  )
  const rows = Object.entries(instructions).map(([what, row]) => {
    const { program, named, bytes } = row
    const compiled = {
      programIndex: accounts.length,
      accounts: Array.from({ length: named }, (_, index) => index),
      data: Uint8Array.from(bytes),
    }
    const answer = parseInstruction(compiled, [...accounts, program])
    const data = Buffer.from(bytes).toString('base64')
    const shown = JSON.parse(stringify(answer))
    return [what, { program, named, data, shown }]
  })
  return { accounts, rows: Object.fromEntries(rows) }
}

interface Row {
  readonly program: Address
  /** How many accounts it names. */
  readonly named: number
  readonly bytes: readonly number[]
}

const u32 = (value: number) => [value, 0, 0, 0]
const u64 = (value: number) => [...u32(value), ...u32(0)]

const system = (named: number, ...bytes: number[]): Row => ({
  program: SYSTEM_PROGRAM_ADDRESS,
  named,
  bytes,
})
const token = (named: number, ...bytes: number[]): Row => ({
  program: TOKEN_PROGRAM_ADDRESS,
  named,
  bytes,
})
const memo = (...bytes: number[]): Row => ({
  program: memoProgram,
  named: 0,
  bytes,
})

const transferSol = [...u32(2), ...u64(7)]
const createAccount = [...u32(0), ...u64(7), ...u64(8), ...Array(32).fill(9)]
const transfer = [3, ...u64(7)]
const mintTo = [7, ...u64(7)]
const transferChecked = [12, ...u64(7), 2]
const mintToChecked = [14, ...u64(7), 2]

const instructions: Readonly<Record<string, Row>> = {
  'a transfer of SOL': system(2, ...transferSol),
  'a transfer of SOL, one account more': system(3, ...transferSol),
  'a transfer of SOL, one byte more': system(2, ...transferSol, 0),
  'a transfer of SOL, one account less': system(1, ...transferSol),
  'a transfer of SOL, one byte less': system(2, ...transferSol.slice(0, -1)),
  'a transfer of SOL, no account': system(0, ...transferSol),
  'a new account': system(2, ...createAccount),
  'a new account, one account less': system(1, ...createAccount),
  'an instruction that the System Program does not have': system(2, ...u32(99)),
  'no data': system(2),
  'a transfer of tokens': token(3, ...transfer),
  'a transfer of tokens by a multisig': token(5, ...transfer),
  'a transfer of tokens, one account less': token(2, ...transfer),
  'a transfer of tokens, one byte less': token(3, ...transfer.slice(0, -1)),
  'a checked transfer': token(4, ...transferChecked),
  'a checked transfer by a multisig': token(5, ...transferChecked),
  'a checked transfer, one account less': token(3, ...transferChecked),
  'a checked transfer without decimals': token(
    4,
    ...transferChecked.slice(0, -1),
  ),
  'a checked transfer of Token-2022': {
    ...token(4, ...transferChecked),
    program: TOKEN_2022_PROGRAM_ADDRESS,
  },
  'new tokens': token(3, ...mintTo),
  'new tokens by a multisig': token(5, ...mintTo),
  'new tokens, one account less': token(2, ...mintTo),
  'new tokens, checked': token(3, ...mintToChecked),
  'an instruction that the Token Program does not have': token(3, 250),
  'no data for the Token Program': token(3),
  'a memo': memo(...Buffer.from('Grüße')),
  'a memo with a zero and a byte order mark': memo(0xef, 0xbb, 0xbf, 65, 0, 66),
  'a memo that is not UTF-8': memo(0xff),
  'an empty memo': memo(),
}
