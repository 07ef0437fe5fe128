// level: parsed (version 4 is checked against its source, not installed)
import {
  getSnsDomainsForOwner,
  getSnsNftsForOwner,
} from '@bonfida/spl-name-service'
import { Connection, PublicKey } from '@solana/web3.js'

const { RPC_URL } = process.env
const [, , address] = process.argv
if (!RPC_URL || !address)
  throw new Error('Usage: RPC_URL=… domains-of-wallet.v1.ts <wallet>')

const connection = new Connection(RPC_URL)
const wallet = new PublicKey(address)

// #region preview
const domains = await getSnsDomainsForOwner(connection, wallet)
for (const { domain, key } of domains)
  console.log(key.toBase58(), `${domain}.sns`)

// Domains that are wrapped as NFTs belong to the tokenizer program.
const tokenized = await getSnsNftsForOwner(connection, wallet)
for (const { domain, mint } of tokenized)
  console.log(mint.toBase58(), `${domain}.sns`)
// #endregion
