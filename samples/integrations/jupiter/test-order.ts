// level: compiled (run-swap.ts, run-build.ts and check-order.attacks.ts use it)
import {
  AccountRole,
  type Address,
  address,
  addEncoderSizePrefix,
  getBase16Encoder,
  getBytesEncoder,
  getStructEncoder,
  getU16Encoder,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

export const sol = address('So11111111111111111111111111111111111111112')
export const usdc = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')

export async function ownAccount(owner: Address, mint: Address) {
  const tokenProgram = TOKEN_PROGRAM_ADDRESS
  const seeds = { owner, mint, tokenProgram }
  const [account] = await findAssociatedTokenPda(seeds)
  return account
}

const eventAuthority = address('D8cy77BBepLMngZx6ZukaTff5hCt1HrWyKk3Hnd9oitf')
const kinds = { true: 'd19853937cfed8e9', false: 'bb64facc31c4af14' }
const amountsEncoder = getStructEncoder([
  ['in', getU64Encoder()],
  ['quotedOut', getU64Encoder()],
  ['slippageBps', getU16Encoder()],
  ['platformFeeBps', getU16Encoder()],
  ['positiveSlippageBps', getU16Encoder()],
  ['plan', addEncoderSizePrefix(getBytesEncoder(), getU32Encoder())],
])

/** What Jupiter's two instructions say, without the way that they take. */
export async function getRouteInstruction(
  program: Address,
  taker: Address,
  changes: {
    readonly shared?: boolean
    readonly kind?: string
    readonly from?: Address
    readonly inputMint?: Address
    readonly outputMint?: Address
    readonly to?: Address
    readonly alsoTo?: Address
    readonly in?: bigint
    readonly quotedOut?: bigint
    readonly slippageBps?: number
    readonly platformFeeBps?: number
  } = {},
): Promise<Instruction> {
  const { inputMint = sol, outputMint = usdc } = changes
  const { to = await ownAccount(taker, outputMint), alsoTo = program } = changes
  const { from = await ownAccount(taker, inputMint), shared = false } = changes
  const signer = { address: taker, role: AccountRole.READONLY_SIGNER }
  const writable = (address: Address) => ({
    address,
    role: AccountRole.WRITABLE,
  })
  const readonly = (address: Address) => ({
    address,
    role: AccountRole.READONLY,
  })
  const tokens = [
    readonly(inputMint),
    readonly(outputMint),
    readonly(TOKEN_PROGRAM_ADDRESS),
    readonly(TOKEN_PROGRAM_ADDRESS),
  ]
  const end = [readonly(eventAuthority), readonly(program)]
  const amounts = amountsEncoder.encode({
    in: 100_000_000n,
    quotedOut: 14_752_300n,
    slippageBps: 50,
    platformFeeBps: 2,
    positiveSlippageBps: 0,
    plan: new Uint8Array(),
    ...changes,
  })
  const kind = getBase16Encoder().encode(changes.kind ?? kinds[`${shared}`])
  return {
    programAddress: program,
    accounts: shared
      ? [
          readonly(program),
          signer,
          writable(from),
          readonly(program),
          readonly(program),
          writable(to),
          ...tokens,
          ...end,
        ]
      : [
          signer,
          writable(from),
          writable(to),
          ...tokens,
          alsoTo === program ? readonly(alsoTo) : writable(alsoTo),
          ...end,
        ],
    data: new Uint8Array([...kind, ...(shared ? [7] : []), ...amounts]),
  }
}
