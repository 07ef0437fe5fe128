import { classOf } from './arguments'

/** The methods and properties of each class. */
const members: Readonly<Record<string, readonly string[]>> = {
  Account: ['lamports', 'data', 'owner', 'executable', 'rentEpoch'],
  AddressAndAccount: ['address', 'account'],
  Clock: [
    'slot',
    'epoch',
    'epochStartTimestamp',
    'leaderScheduleEpoch',
    'unixTimestamp',
    'toString',
  ],
  CompiledInstruction: ['programIdIndex', 'accounts', 'data'],
  EpochSchedule: [
    'slotsPerEpoch',
    'leaderScheduleSlotOffset',
    'warmup',
    'firstNormalEpoch',
    'firstNormalSlot',
  ],
  FailedTransactionMetadata: ['err', 'meta', 'toString'],
  InnerInstruction: ['instruction', 'stackHeight'],
  InstructionErrorCustom: ['code', 'toString'],
  Rent: ['lamportsPerByteYear', 'exemptionThreshold', 'burnPercent'],
  SimulatedTransactionInfo: ['meta', 'postAccounts', 'toString'],
  SlotHash: ['slot', 'hash'],
  StakeHistory: [],
  TransactionErrorDuplicateInstruction: ['index', 'toString'],
  TransactionErrorInstructionError: ['index', 'err', 'toString'],
  TransactionErrorInsufficientFundsForRent: ['accountIndex', 'toString'],
  TransactionErrorProgramExecutionTemporarilyRestricted: [
    'accountIndex',
    'toString',
  ],
  TransactionMetadata: [
    'signature',
    'logs',
    'innerInstructions',
    'computeUnitsConsumed',
    'returnData',
    'prettyLogs',
    'toString',
  ],
  TransactionReturnData: ['programId', 'data'],
}

/** Everything in a result, line by line: its path, and its value as text. */
export function describe(answer: unknown): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  const visit = (path: string, value: unknown) => {
    if (value instanceof Uint8Array)
      lines.set(path, Buffer.from(value).toString('hex'))
    else if (value instanceof Error) lines.set(path, value.message)
    else if (Array.isArray(value)) {
      lines.set(`${path}.length`, `${value.length}`)
      inOrder(value).forEach((each, place) => {
        visit(`${path}.${place}`, each)
      })
    } else if (typeof value === 'object' && value !== null)
      visitObject(path, value)
    else lines.set(path, `${value}`)
  }
  const visitObject = (path: string, value: object) => {
    const name = classOf(value) ?? ''
    const names = name === 'Object' ? Object.keys(value) : members[name]
    if (!names) throw new Error(`describe.ts does not know the class ${name}`)
    lines.set(`${path}.class`, name)
    for (const each of names) {
      const member: unknown = Reflect.get(value, each)
      const read = typeof member === 'function' ? member.call(value) : member
      visit(`${path}.${each}`, read)
    }
  }
  visit('', answer)
  return lines
}

/** A program's accounts have no particular order. */
function inOrder(list: readonly unknown[]): readonly unknown[] {
  const address = (item: unknown) =>
    Buffer.from((item as { address: Uint8Array }).address).toString('hex')
  return classOf(list[0]) === 'AddressAndAccount'
    ? [...list].sort((a, b) => (address(a) < address(b) ? -1 : 1))
    : list
}
