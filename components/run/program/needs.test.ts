import { neededFiles, packagesIn } from './needs'

test('the packages of the list are those that programs can import', () => {
  const names = ['litesvm', '@solana/kit', 'chunk-ABC', 'node:fs', 'globals']
  const modules = names.map((name) => [name, { imports: [] }])
  const all = { ...Object.fromEntries(modules), 'guides/a.ts': {}, machine: {} }
  expect(packagesIn(all)).toEqual(['@solana/kit', 'litesvm'])
})

const list = {
  '@solana/kit': {},
  litesvm: {},
  'program/token.so': {
    program: { address: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' },
  },
  'program/old-token.so': {
    program: {
      address: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      onlyWithout: 'ptokFjwyJtrwCa9Kgo9xoDS59V4QccBGEaRFnRPnSdP',
    },
  },
  'program/token-2022.so': {
    program: { address: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' },
  },
  'program/stake.so': {
    program: { address: 'Stake11111111111111111111111111111111111111' },
  },
  'program/old-memo.so': {
    program: { address: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' },
  },
  'deployed/memo-3.so': {
    program: {
      address: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
      deployed: true,
    },
  },
  'deployed/memo-4.so': {
    program: {
      address: 'Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH',
      deployed: true,
    },
  },
  'bytecode/price.so': {},
}

it.each([
  ['import {} from "@solana/kit"', ['@solana/kit']],
  ["await import('@solana/kit')", ['@solana/kit']],
  ['// about @solana/kit', []],
  ['TOKEN_2022_PROGRAM_ADDRESS', ['program/token.so', 'program/token-2022.so']],
  [
    "address('Stake11111111111111111111111111111111111111')",
    ['program/stake.so'],
  ],
  ['getAddMemoInstruction()', ['deployed/memo-4.so']],
  [
    'LEGACY_MEMO_PROGRAM_ADDRESS_V3',
    ['deployed/memo-3.so', 'deployed/memo-4.so'],
  ],
  [
    "import {} from 'litesvm' // MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr",
    [
      'litesvm',
      'program/old-memo.so',
      'deployed/memo-3.so',
      'deployed/memo-4.so',
      'machine',
    ],
  ],
  ["new URL('../../bytecode/price.so')", ['bytecode/price.so']],
  ["import {} from 'litesvm'", ['litesvm', 'machine']],
  ['new FeatureSet(); token', ['program/token.so', 'program/old-token.so']],
])('finds what %j needs', (source, needed) =>
  expect(neededFiles([source], list)).toEqual(needed),
)
