import { fold } from './fold'
import { stemOf } from './stems'
import { createReader } from './words'

test.each([
  ['Übersetzung', 'ubersetzung'],
  ['Straße', 'strasse'],
  ['địa chỉ', 'dia chi'],
  ['İşlem', 'islem'],
  ['ışık', 'isik'],
  ['œuvre', 'oeuvre'],
  ['ＡＢＣ', 'abc'],
  ['설정을', '설정을'],
  ['ที่อยู่', 'ที่อยู่'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ['en', ['close', 'closing', 'closed', 'closes']],
  ['en', ['map', 'maps', 'mapping', 'mapped']],
  ['de', ['gebuhr', 'gebuhren']],
  ['es', ['cuenta', 'cuentas']],
  ['es', ['firmar', 'firmando', 'firmado']],
  ['fr', ['compte', 'comptes']],
  ['fr', ['signer', 'signes', 'signee']],
  ['id', ['kirim', 'mengirim', 'dikirim', 'pengiriman', 'mengirimkan']],
  ['id', ['tutup', 'menutup', 'penutupan']],
  ['id', ['buat', 'membuat', 'pembuatan']],
  ['id', ['ambil', 'mengambil']],
  ['ko', ['계정', '계정을', '계정에서']],
  ['tr', ['islem', 'islemler', 'islemleri', 'islemlerini']],
  ['tr', ['gonder', 'gondermek', 'gonderme']],
])('in %s these have one stem: %j', (lang, words) => {
  expect(new Set(words.map((word) => stemOf(word, lang))).size).toBe(1)
})

const read = (text: string, lang = 'en-US', ...known: string[]) =>
  createReader(lang, (word) => known.includes(word))(text).flatMap(
    ({ terms }) => terms,
  )

test.each<[string, readonly string[]]>([
  ['Mint SOL', ['mint', 'sol']],
  ['getProgramAccounts', ['getprogramaccounts', 'get', 'program', 'account']],
  ['invoke_mint', ['invokemint', 'invok', 'mint']],
  ['spl-token', ['spltoken', 'spl', 'token']],
  ['web3.js 1.x', ['web3js', 'web3', 'js', '1x', '1', 'x']],
  ['RPCError', ['rpcerror', 'rpc', 'error']],
  ['error: 0x1771', ['error', '6001', '0x1771']],
  ['error -32602.', ['error', '32602']],
  ['#[derive(Accounts)]', ['deriveaccounts', 'deriv', 'account']],
  ["Signer<'info>", ['signer']],
  ['', []],
])('%s has the terms %j', (text, terms) => {
  expect(read(text)).toEqual(terms)
})

test.each<[string, string, readonly string[]]>([
  ['zh-CN', '创建账户', ['创建', '账户']],
  ['zh-CN', '用PDA签名', ['用', 'pda', '签名']],
  ['th-TH', 'สร้างบัญชีtoken', ['สร้าง', 'บัญชี', 'token']],
])('in %s %s is %j', (lang, text, terms) => {
  expect(read(text, lang)).toEqual(terms)
})

test('a word that joins others of the book is found by each', () => {
  expect(read('keypair', 'en-US', 'key', 'pair')).toEqual([
    'keypair',
    'key',
    'pair',
  ])
  expect(read('토큰계정', 'ko-KR', '토큰', '계정')).toEqual([
    '토큰계정',
    '토큰',
    '계정',
  ])
  expect(read('계정크기변경', 'ko-KR', '계정', '크기', '변경')).toEqual([
    '계정크기변경',
    '계정',
    '크기',
    '변경',
  ])
})

test('an address is one term, whatever its capitals', () => {
  const address = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  expect(read(address)).toEqual([address.toLowerCase()])
})
