import {
  createSolanaRpc,
  generateKeyPairSigner,
  type Address,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import { getMintSize } from '@solana-program/token'
import { payer, readMint, send } from './send-any-token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const { address: program } = await generateKeyPairSigner()
const fake = await generateKeyPairSigner()

// An account of the size of a mint, whose owner is a program of the attacker.
const space = BigInt(getMintSize())
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: fake,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: program,
  }),
])

async function attack(name: string, mint: Address) {
  try {
    await readMint(mint)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.log(`${name}\n  ${error.message}`)
    return
  }
  throw new Error(`Not refused: ${name}`)
}
await attack('A mint that belongs to a program of the attacker', fake.address)
await attack('A wallet instead of a mint', payer.address)
