import { fold } from './fold'
import { termsOf } from './words'

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

test.each<[string, readonly string[]]>([
  ['Send SOL', ['send', 'sol']],
  ['getProgramAccounts', ['getprogramaccounts', 'get', 'program', 'accounts']],
  ['invoke_signed', ['invokesigned', 'invoke', 'signed']],
  ['spl-token', ['spltoken', 'spl', 'token']],
  ['web3.js 1.x', ['web3js', 'web3', 'js', '1x', '1', 'x']],
  ['RPCError', ['rpcerror', 'rpc', 'error']],
  [
    'custom program error: 0x1771',
    ['custom', 'program', 'error', '0x1771', '6001'],
  ],
  ['error -32602.', ['error', '32602']],
  ['账户模型', ['账户', '户模', '模型', '型']],
  ['用PDA签名', ['用', 'pda', '签名', '名']],
  ['กระเป๋า', ['กร', 'ระ', 'ะเ', 'เป๋', 'ป๋า', 'า']],
  ['계정을 만들기', ['계정을', '만들기']],
  ['', []],
])('%s has the terms %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test('an address is one term, whatever its capitals', () => {
  const address = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  expect(termsOf(address)).toEqual([address.toLowerCase()])
})
