import { languageOf } from './language-of'

/** Words for a word: ways to say it, each one or several words. */
type Table = Readonly<Record<string, string | readonly string[]>>

/** English synonyms, which are typed in every language. */
const english: Table = {
  abi: 'idl',
  alt: 'lookup table',
  android: 'mobile',
  ata: 'associated token account',
  big: 'size',
  change: 'set',
  check: 'verify',
  clone: 'load',
  contract: 'program',
  cpi: 'cross program invocation',
  deserialization: 'deserialize',
  dex: 'swap',
  erc20: 'token',
  erc721: 'nft',
  expired: 'too old',
  gas: 'fee',
  gasless: 'fee payer somebody',
  gpa: 'get program accounts',
  history: 'list signatures',
  import: 'restore',
  ios: 'mobile',
  login: ['sign in', 'log in'],
  many: 'several',
  mapping: 'map',
  mappings: 'map',
  max: 'limits',
  maximum: 'limits',
  multiple: 'several',
  multisig: 'several signatures',
  privatekey: 'secret',
  pubkey: 'address',
  realloc: ['resize', 'size'],
  seedphrase: 'mnemonic',
  serialisation: 'serialize',
  serialization: 'serialize',
  siws: 'sign in wallet',
  smart: 'program',
  soulbound: 'transferable',
  switch: 'connect',
  testnet: 'cluster',
  two: 'several',
  tx: 'transaction',
  txn: 'transaction',
  unstake: 'deactivate stake',
  usdc: 'token',
  validator: 'node',
  without: 'no',
  wsol: 'wrapped sol',
}

/** Synonyms that readers were seen to type and that content/terms.json does not have. */
const own: Readonly<Record<string, Table>> = {
  de: {
    abgelaufen: 'expired',
    kontostand: 'balance',
    tauschen: 'swap',
    uberweisen: 'send',
    ueberweisen: 'send',
    unstaken: 'deactivate stake',
    unterschreiben: 'sign',
  },
  es: {
    billetera: 'wallet',
    caducada: 'expired',
    expirada: 'expired',
    importar: 'restore',
    intercambiar: 'swap',
    monedero: 'wallet',
    saldo: 'balance',
  },
  fr: {
    cloner: 'load',
    echanger: 'swap',
    expiree: 'expired',
    importer: 'restore',
    minter: 'mint',
    solde: 'balance',
  },
  id: {
    bikin: 'create',
    cek: 'get',
    impor: 'restore',
    kadaluarsa: 'expired',
    konek: 'connect',
    riwayat: 'list transactions',
    saldo: 'balance',
  },
  ko: {
    가스비: 'fee',
    개인키: 'secret',
    난수: 'random',
    내역: 'list transactions',
    대납: 'fee payer',
    만료: 'expired',
    민팅: 'mint',
    복구: '복원',
    생성: '만들기',
    송금: 'send',
    앵커: 'anchor',
    언랩: 'unwrap',
    언스테이킹: 'deactivate stake',
    에러: 'error',
    윈도우: 'windows',
    잔고: 'balance',
    재시도: 'retry',
    조회: 'get',
    출금: 'withdraw',
    필터: 'filter',
  },
  tr: { bakiye: 'balance', cuzdan: 'wallet', takas: 'swap', tekrar: 'yeniden' },
}

/**
 * The words of our texts for a word that developers from elsewhere type, folded: ways to say it,
 * each as its words.
 */
export function synonymsOf(
  term: string,
  lang: string,
): readonly (readonly string[])[] {
  const found = own[languageOf(lang)]?.[term] ?? english[term] ?? []
  const ways = typeof found === 'string' ? [found] : found
  return ways.map((way) => way.split(' '))
}
