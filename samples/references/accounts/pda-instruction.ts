// level: tested (the program is not deployed on the local node)
import {
  AccountRole,
  address,
  createNoopSigner,
  getAddressEncoder,
  getBase16Decoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU64Encoder,
  getU8Encoder,
  type Instruction,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'

const programAddress = address('Payer11111111111111111111111111111111111111')
const authority = createNoopSigner(
  address('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'),
)
const recipient = address('7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs')

// #region preview
const [vault] = await getProgramDerivedAddress({
  programAddress,
  seeds: ['vault', getAddressEncoder().encode(authority.address)],
})

const instruction: Instruction = {
  programAddress,
  accounts: [
    { address: authority.address, role: AccountRole.READONLY_SIGNER },
    // The vault pays, but it does not sign here: the program signs for it.
    { address: vault, role: AccountRole.WRITABLE },
    { address: recipient, role: AccountRole.WRITABLE },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ],
  // One byte for the instruction, then the lamports.
  data: getStructEncoder([
    ['kind', getU8Encoder()],
    ['lamports', getU64Encoder()],
  ]).encode({ kind: 1, lamports: 1_000_000_000n }),
}
// #endregion

for (const { address, role } of instruction.accounts ?? [])
  console.log(AccountRole[role].padEnd(15), address)
console.log(
  'Data:',
  getBase16Decoder().decode(instruction.data ?? new Uint8Array()),
)
