import { languageOf } from './language-of'

type Table = Readonly<Record<string, readonly string[]>>

/** English, which is typed in every language. */
const english: Table = {
  abi: ['idl'],
  ata: ['associated', 'token', 'account'],
  contract: ['program'],
  deserialization: ['deserialize'],
  dex: ['swap'],
  erc20: ['token'],
  erc721: ['nft'],
  gas: ['fee'],
  gasless: ['fee', 'payer', 'somebody'],
  history: ['list', 'signatures'],
  import: ['restore'],
  mapping: ['map'],
  mappings: ['map'],
  multisig: ['several', 'signatures'],
  privatekey: ['secret'],
  pubkey: ['address'],
  realloc: ['resize'],
  seedphrase: ['mnemonic'],
  serialisation: ['serialize'],
  serialization: ['serialize'],
  smart: ['program'],
  testnet: ['cluster'],
  tx: ['transaction'],
  txn: ['transaction'],
  unstake: ['deactivate', 'stake'],
  wsol: ['wrapped', 'sol'],
}

/** Only what readers were seen to type and no term of content/terms.json answers to. */
const own: Readonly<Record<string, Table>> = {
  ko: { 복구: ['복원'], 생성: ['만들기'] },
  tr: { tekrar: ['yeniden'] },
}

/** What developers from elsewhere type, by what the texts of a language call it; folded. Nothing for a word without a synonym. */
export function synonymOf(
  term: string,
  lang: string,
): readonly string[] | undefined {
  return own[languageOf(lang)]?.[term] ?? english[term]
}
