import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  address,
  assertAccountExists,
  createSolanaRpc,
  fetchEncodedAccount,
  getAddressDecoder,
} from '@solana/kit'
import { LiteSVM } from 'litesvm'

// To take it from mainnet: https://api.mainnet.solana.com
const rpc = createSolanaRpc('http://127.0.0.1:8899')

const programId = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const path = join(tmpdir(), 'token_2022.so')

// #region preview
const loaderV3 = 'BPFLoaderUpgradeab1e11111111111111111111111'
const headerSize = 45

const program = await fetchEncodedAccount(rpc, programId)
assertAccountExists(program)

let bytecode = program.data
if (program.programAddress === loaderV3) {
  // The program account only points at the account with the bytecode.
  const programData = await fetchEncodedAccount(
    rpc,
    getAddressDecoder().decode(program.data, 4),
  )
  assertAccountExists(programData)
  bytecode = programData.data.subarray(headerSize)
}
await writeFile(path, bytecode)

// From the file into a virtual machine that has no programs.
const svm = LiteSVM.default()
const before = svm.getAccount(programId).exists
svm.addProgramFromFile(programId, path)
// #endregion

const loaded = svm.getAccount(programId)
assertAccountExists(loaded)
const magic = Buffer.from(bytecode.subarray(1, 4)).toString()
console.log(`Saved ${bytecode.length} bytes, an ${magic} file`)
console.log(`There before: ${before}, executable: ${loaded.executable}`)
