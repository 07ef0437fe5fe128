// level: compiled (asks mainnet, where the names are)
import {
  getDomainKeysWithReverses,
  getTokenizedDomains,
} from '@bonfida/spl-name-service'
import { Connection, PublicKey } from '@solana/web3.js'

const { RPC_URL } = process.env
const [, , address] = process.argv
if (!RPC_URL || !address)
  throw new Error('Usage: RPC_URL=… domains-of-wallet.v1.ts <wallet>')

const connection = new Connection(RPC_URL)
const wallet = new PublicKey(address)

// #region preview
const domains = await getDomainKeysWithReverses(connection, wallet)
for (const { domain, pubKey } of domains)
  console.log(pubKey.toBase58(), domain ? `${domain}.sol` : 'without a name')

// Domains that are wrapped as NFTs belong to the tokenizer program.
const tokenized = await getTokenizedDomains(connection, wallet)
for (const { mint, reverse } of tokenized)
  console.log(mint.toBase58(), `${reverse}.sol`)
// #endregion
