import { resultFor } from './answer'
import { createEngine } from './engine'
import type { PageText } from './full-text'

const page = (
  path: string,
  title: string,
  sections: readonly (readonly [string, ...string[]])[],
): PageText => ({
  path,
  group: 'References',
  title,
  sections: [
    { anchor: '', level: 1, title: '', texts: [] },
    ...sections.map(([heading, ...texts], at) => ({
      anchor: `s${at}`,
      level: 2,
      title: heading,
      texts,
    })),
  ],
})

const engineOf = (lang: string, ...pages: readonly PageText[]) =>
  createEngine({ lang, pages })

const english = engineOf(
  'en-US',
  page('/token.html', 'Tokens', [
    ['Close token accounts', 'Get the balance of a token account back.'],
    ['Keys', 'A key pair signs. Use `Vec<u8>` & co. for its bytes.'],
    ['Errors', 'custom program error: 0x1771', 'The airdrop has failed.'],
    ['Get funds', 'There are no funds: get funds.'],
  ]),
  page('/accounts.html', 'Accounts', [
    ['Send SOL', 'Sign with getProgramAccounts, then resize.'],
  ]),
  {
    ...page('/wallets.html', 'Wallets', []),
    sections: [
      {
        anchor: 'restore',
        level: 2,
        title: 'Restore from a mnemonic phrase',
        texts: [],
        questions: ['lost my seed words', 'import metamask wallet', 'no funds'],
      },
    ],
  },
)

const first = (engine: typeof english, query: string) =>
  resultFor(engine, { indexName: 'x', query }).hits[0]?.url

test.each([
  ['accounts', '/accounts.html', 'a page’s title first'],
  ['Close token accounts', '/token.html#s0', 'a title that is the query'],
  ['close tok', '/token.html#s0', 'what is still typed'],
  ['seed words lost', '/wallets.html#restore', 'a question that people ask'],
  ['no funds', '/wallets.html#restore', 'a query that is a question'],
  ['airdorp', '/token.html#s2', 'two letters exchanged'],
  ['keypair', '/token.html#s1', 'two words as one'],
  [
    'get_program_accounts',
    '/accounts.html#s0',
    'an identifier spelt otherwise',
  ],
  ['resizing', '/accounts.html#s0', 'another form of the word'],
  ['0x1771', '/token.html#s2', 'a code in hex'],
  ['6001', '/token.html#s2', 'the same code in decimal'],
  ['program error 0x1771', '/token.html#s2', 'a line of the log'],
])('%s finds %s: %s', (query, url) => {
  expect(first(english, query)).toBe(url)
})

test.each([
  ['zh-CN', '创建代币账户', '代币账户'],
  ['th-TH', 'สร้างบัญชีโทเค็น', 'วิธีสร้างบัญชี'],
  ['ko-KR', '설정 방법', '설정을'],
  ['ko-KR', '토큰 계정 만들기', '토큰계정'],
  ['id-ID', 'Kirim token', 'mengirim token'],
  ['vi-VN', 'Tạo tài khoản', 'tai khoan'],
  ['de-DE', 'Gebühren schätzen', 'gebuhren'],
  ['es-ES', 'Firmar sin conexión', 'conexion'],
  ['tr-TR', 'İşlem gönder', 'islem'],
  ['tr-TR', 'İşlemi yeniden gönderme', 'islem tekrar gonderilir'],
])('in %s "%s" is found by %s', (lang, title, query) => {
  const engine = engineOf(lang, page('/a.html', 'X', [[title], ['Y']]))
  expect(first(engine, query)).toBe('/a.html#s0')
})

test('a hit is escaped, highlighted, and cut to the requested number of words', () => {
  const { hits } = resultFor(english, {
    indexName: 'x',
    query: 'bytes',
    attributesToSnippet: ['content:4', 'hierarchy.lvl1:4'],
  })
  expect(hits[0]).toMatchObject({
    type: 'content',
    url: '/token.html#s1',
    content: 'A key pair signs. Use `Vec&lt;u8&gt;` &amp; co. for its bytes.',
    hierarchy: { lvl0: 'References', lvl1: 'Tokens', lvl2: 'Keys', lvl3: null },
    _snippetResult: {
      content: {
        value: '…co. for its <mark>bytes</mark>.',
        matchLevel: 'full',
        matchedWords: ['bytes'],
      },
      hierarchy: { lvl1: { value: 'Tokens', matchLevel: 'none' } },
    },
  })
})

test('signs alone find nothing', () => {
  expect(first(english, '?! =')).toBeUndefined()
})

test('the words that were not found are named, in Thai as far as they are known', () => {
  const missing = (engine: typeof english, query: string) =>
    resultFor(engine, { indexName: 'x', query }).missing
  expect(missing(english, 'airdrop qqxqqx')).toEqual(['qqxqqx'])
  const thai = engineOf('th-TH', page('/th/a.html', 'X', [['สร้าง token']]))
  expect(missing(thai, 'สร้าง token')).toEqual([])
  expect(missing(thai, 'สร้าง ทุเรียน')).toEqual(['ทุเรียน'])
})

test('pages that only English has are last, marked, and only if they match better', () => {
  const own = page('/zh/a.html', '账户', [
    ['创建账户'],
    ['读取账户'],
    ['关闭账户'],
    ['账户大小'],
    ['账户模型'],
  ])
  const offered = {
    ...page('/token.html', 'Tokens', [['Mint tokens'], ['Burn tokens']]),
    kind: 'english' as const,
  }
  const engine = engineOf('zh-CN', own, offered)
  const urls = (query: string) =>
    resultFor(engine, { indexName: 'x', query }).hits.map((hit) =>
      hit.english ? `English ${hit.url}` : hit.url,
    )
  expect(urls('mint tokens')).toEqual(['English /token.html#s0'])
  expect(urls('创建账户').join()).not.toContain('English')
})
