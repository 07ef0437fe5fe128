// level: tested (reading bytes needs no network)
import { PublicKey } from '@solana/web3.js'
import { deserialize, type Schema } from 'borsh'

// What `connection.getAccountInfo(address)` has as its data: 59 bytes, and 59
// that are zero.
const written = [
  '01',
  '8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c',
  'dc05000000000000',
  '0107000000',
  '03000000416461',
  '010000000300',
]
const data = Buffer.alloc(118)
data.write(written.join(''), 'hex')

// #region preview
const schema: Schema = {
  struct: {
    kind: 'u8',
    authority: { array: { type: 'u8', len: 32 } },
    score: 'u64',
    team: { option: 'u32' },
    name: 'string',
    badges: { array: { type: 'u16' } },
  },
}

interface Profile {
  kind: number
  authority: number[]
  score: bigint
  team: number | null
  name: string
  badges: number[]
}

const profile = deserialize(schema, data) as Profile
const authority = new PublicKey(profile.authority)
console.log({ ...profile, authority: authority.toBase58() })
// #endregion
