import { neededFiles } from './needs'

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
  'bytecode/price.so': {},
}

it.each([
  ['import {} from "@solana/kit"', ['@solana/kit']],
  ["await import('@solana/kit')", ['@solana/kit']],
  ['// about @solana/kit', []],
  ['getTransferTokenInstruction()', ['program/token.so']],
  ['TOKEN_2022_PROGRAM_ADDRESS', ['program/token.so', 'program/token-2022.so']],
  [
    "address('Stake11111111111111111111111111111111111111')",
    ['program/stake.so'],
  ],
  ["new URL('../../bytecode/price.so')", ['bytecode/price.so']],
  ["import {} from 'litesvm'", ['litesvm', 'machine']],
  ['new FeatureSet(); token', ['program/token.so', 'program/old-token.so']],
])('finds what %j needs', (source, needed) =>
  expect(neededFiles([source], list)).toEqual(needed),
)

it('reads the samples that a recipe imports too', () => {
  expect(neededFiles(['a()', "'@solana/kit'"], list)).toEqual(['@solana/kit'])
})
