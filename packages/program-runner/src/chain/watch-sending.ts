import type { Address, MaybeEncodedAccount } from '@solana/kit'
import type { Chain } from '../../../local-node/src/chain/chain'
import type { RanTransaction as Ran } from '../../../local-node/src/chain/ledger'
import { lookUpAddresses } from '../../../local-node/src/chain/lookup-tables'
import {
  accountKeys,
  type DecodedTransaction,
  nothingLoaded,
} from '../../../local-node/src/chain/transaction'
import { toBase64 } from '../../../local-node/src/encoding/bytes'
import { parseAccountData } from '../../../local-node/src/encoding/parse-account'
import { encodeInstruction } from '../../../local-node/src/encoding/transaction-meta'
import { stringify } from '../../../local-node/src/json'
import { readTransaction } from '../../../local-node/src/methods/wire'
import type { Params } from '../../../local-node/src/params'
import type {
  RanAccount,
  RanInstruction,
  RanTransaction,
} from '../protocol/events'
import { instructionName } from './instruction-name'

/** The bytes of an account's data that are reported. */
const shownBytes = 1024

type Accounts = ReadonlyMap<Address, RanAccount | undefined>

/**
 * Reads the accounts of a transaction before it is sent.
 *
 * @returns a function that describes the transaction afterwards; undefined if the call sends none
 */
export function watchSending(
  params: Params,
  chain: Chain,
): (() => RanTransaction | undefined) | undefined {
  try {
    const decoded = readTransaction(params.string(0), params.options(1))
    const lookup = lookUpAddresses(decoded.message, chain.getAccount)
    const keys = accountKeys(
      decoded.message,
      lookup.failure ? nothingLoaded : lookup.loaded,
    )
    const before = readAccounts(keys, chain)
    const isKnown = chain.ledger.find(decoded.signature) !== undefined
    return () => (isKnown ? undefined : describeSending(decoded, before, chain))
  } catch {
    return undefined
  }
}

function describeSending(
  decoded: DecodedTransaction,
  before: Accounts,
  chain: Chain,
): RanTransaction {
  const entry = chain.ledger.find(decoded.signature)
  // The chain has no such transaction, so its preflight failed: simulate it again to learn why.
  const ran =
    entry ?? chain.simulate(decoded, { sigVerify: true, blockhash: true })
  const { execution, keys } = ran
  const after = entry ? readAccounts(keys, chain) : before
  return {
    signature: decoded.signature,
    simulated: !entry,
    slot: Number(entry?.slot ?? chain.slot),
    fee: entry ? Number(execution.fee) : 0,
    units: Number(execution.unitsConsumed),
    ...(execution.failure && { error: stringify(execution.failure.err) }),
    logs: execution.logs,
    instructions: describeInstructions(ran),
    accounts: keys.map((address) => ({
      address,
      before: before.get(address),
      after: after.get(address),
    })),
  }
}

function readAccounts(keys: readonly Address[], chain: Chain): Accounts {
  return new Map(
    keys.map((key) => [key, describeAccount(chain.getAccount(key), chain)]),
  )
}

function describeAccount(
  account: MaybeEncodedAccount,
  chain: Chain,
): RanAccount | undefined {
  if (!account.exists) return undefined
  const found = parseAccountData(account, chain)
  const parsed = found?.parsed as { type: string; info: unknown } | undefined
  return {
    owner: account.programAddress,
    lamports: String(account.lamports),
    executable: account.executable,
    space: account.data.length,
    data: toBase64(account.data.slice(0, shownBytes)),
    ...(found?.program &&
      parsed && {
        parsed: {
          program: found.program,
          type: parsed.type,
          info: parsed.info,
        },
      }),
  }
}

/** The instructions of the message, each with its inner instructions. */
function describeInstructions(ran: Ran): readonly RanInstruction[] {
  return ran.decoded.instructions.map((instruction, index) => {
    const inner = nest(
      (ran.execution.inner[index] ?? []).map((each) => ({
        depth: each.stackHeight,
        instruction: describeInstruction(each, ran),
      })),
    )
    return {
      ...describeInstruction(instruction, ran),
      ...(inner.length > 0 && { inner }),
    }
  })
}

interface Encoded {
  readonly programId: string
  readonly program?: string
  readonly parsed?: { readonly type: string; readonly info: unknown } | string
  readonly accounts?: readonly string[]
  readonly data?: string
}

function describeInstruction(
  instruction: Parameters<typeof encodeInstruction>[0],
  ran: Ran,
): RanInstruction {
  const encoded = encodeInstruction(
    instruction,
    ran,
    'jsonParsed',
    1,
  ) as unknown as Encoded
  const { data, parsed, program, programId } = encoded
  // A memo is parsed to its text. What the RPC does not parse gets at least a name.
  const words =
    typeof parsed === 'string'
      ? { info: parsed }
      : (nameAndInfo(parsed) ?? {
          name: instructionName(programId as Address, instruction.data),
        })
  return {
    program: programId,
    programName: program,
    ...words,
    data,
    accounts: instruction.accounts.flatMap((index) => ran.keys[index] ?? []),
  }
}

function nameAndInfo(parsed: { type: string; info: unknown } | undefined) {
  return parsed && { name: parsed.type, info: parsed.info }
}

interface Called {
  readonly depth: number
  readonly instruction: RanInstruction
}

/** Makes a tree of calls from a list in order, by their depth. */
function nest(calls: readonly Called[]): readonly RanInstruction[] {
  const [first, ...rest] = calls
  if (!first) return []
  const next = rest.findIndex(({ depth }) => depth <= first.depth)
  const own = next < 0 ? rest : rest.slice(0, next)
  const inner = nest(own)
  const after = next < 0 ? [] : rest.slice(next)
  return [
    { ...first.instruction, ...(inner.length > 0 && { inner }) },
    ...nest(after),
  ]
}
