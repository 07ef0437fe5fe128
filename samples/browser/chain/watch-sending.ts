import type { Address, MaybeEncodedAccount } from '@solana/kit'
import type {
  RanAccount,
  RanInstruction,
  RanTransaction,
} from '../../../lib/client/run/events'
import type { Chain } from '../../node/chain/chain'
import type { RanTransaction as Ran } from '../../node/chain/ledger'
import { lookUpAddresses } from '../../node/chain/lookup-tables'
import {
  accountKeys,
  type DecodedTransaction,
  nothingLoaded,
} from '../../node/chain/transaction'
import { toBase64 } from '../../node/encoding/bytes'
import { parseAccountData } from '../../node/encoding/parse-account'
import { encodeInstruction } from '../../node/encoding/transaction-meta'
import { stringify } from '../../node/json'
import { readTransaction } from '../../node/methods/wire'
import type { Params } from '../../node/params'
import { instructionName } from './instruction-name'

/** The part of an account's data that is shown. */
const shownBytes = 1024

type Accounts = ReadonlyMap<Address, RanAccount | undefined>

/**
 * Notes the accounts of a transaction before it is sent.
 *
 * @returns what tells of the transaction afterwards; undefined for what is no transaction
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
  // What the chain did not keep has failed in its preflight: the same simulation tells why.
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

/** The instructions of the message, each with those that it called. */
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
  // A memo is parsed to its text. What the RPC does not put into words has a name at least.
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

/** Makes a tree of a list of calls in their order, by their depth. */
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
