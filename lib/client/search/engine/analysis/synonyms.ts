import { languageOf } from './language-of'

type Table = Readonly<Record<string, readonly string[]>>

/** English synonyms, which are typed in every language. */
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

/** Synonyms that readers were seen to type and that content/terms.json does not have. */
const own: Readonly<Record<string, Table>> = {
  ko: { 복구: ['복원'], 생성: ['만들기'] },
  tr: { tekrar: ['yeniden'] },
}

/**
 * The words of our texts for a word that developers from elsewhere type, folded; undefined without
 * a synonym.
 */
export function synonymOf(
  term: string,
  lang: string,
): readonly string[] | undefined {
  return own[languageOf(lang)]?.[term] ?? english[term]
}
