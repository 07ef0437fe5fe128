import { LOADER_V3_PROGRAM_ADDRESS } from '@solana-program/loader-v3'
import {
  address,
  assertAccountExists,
  createSolanaRpc,
  fetchEncodedAccount,
  getAddressDecoder,
  getAddressEncoder,
  getNullableDecoder,
  getProgramDerivedAddress,
  getStructDecoder,
  getU32Decoder,
  getU64Decoder,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

const programs = [
  ['Token', address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')],
  ['Token-2022', address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')],
  ['Memo, version 3', address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')],
  ['System', address('11111111111111111111111111111111')],
] as const

// #region preview
// The header of a ProgramData account; the ELF follows after 45 bytes.
const programDataDecoder = getStructDecoder([
  ['kind', getU32Decoder()],
  ['lastDeploySlot', getU64Decoder()],
  ['upgradeAuthority', getNullableDecoder(getAddressDecoder())],
])

for (const [name, programAddress] of programs) {
  const program = await fetchEncodedAccount(rpc, programAddress)
  assertAccountExists(program)
  console.log(`${name}, loaded by ${program.programAddress}`)
  if (program.programAddress !== LOADER_V3_PROGRAM_ADDRESS) {
    console.log('  no upgrade authority: not deployed by loader-v3')
    continue
  }
  const [programDataAddress] = await getProgramDerivedAddress({
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
    seeds: [getAddressEncoder().encode(programAddress)],
  })
  const programData = await fetchEncodedAccount(rpc, programDataAddress)
  assertAccountExists(programData)
  const header = programDataDecoder.decode(programData.data)
  console.log('  ProgramData:', programDataAddress)
  console.log('  size:', programData.data.length, 'bytes')
  console.log('  upgrade authority:', header.upgradeAuthority ?? 'none')
}
// #endregion
