// level: tested (writing instruction data needs no network)
import { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { type Schema, serialize } from 'borsh'

// #region preview
const schema: Schema = {
  enum: [
    { struct: { create: { struct: { name: 'string' } } } },
    {
      struct: { addBadge: { struct: { badge: 'u16', points: 'u64' } } },
    },
    { struct: { joinTeam: { option: 'u32' } } },
  ],
}

const create = serialize(schema, { create: { name: 'Ada' } })
const addBadge = serialize(schema, {
  addBadge: { badge: 3, points: 1_500n },
})
const joinTeam = serialize(schema, { joinTeam: 7 })

const instruction = new TransactionInstruction({
  programId: new PublicKey('Profi1e111111111111111111111111111111111111'),
  keys: [
    {
      pubkey: Keypair.generate().publicKey,
      isSigner: true,
      isWritable: false,
    },
  ],
  data: Buffer.from(create),
})
// #endregion

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
console.log(`Create:      ${hex(create)}`)
console.log(`Add a badge: ${hex(addBadge)}`)
console.log(`Join a team: ${hex(joinTeam)}`)
console.log(`In an instruction: ${instruction.data.length} bytes`)
