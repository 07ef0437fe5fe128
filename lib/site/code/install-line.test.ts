import { featuresIn, installLine } from './install-line'

const recorded = (versions: Record<string, string>) => ({
  level: 'executed' as const,
  date: '2026-11-21',
  versions,
  output: '',
})

const features = featuresIn(`[workspace.dependencies]
solana-program = "=4.0.0"
solana-pubkey = { version = "=4.2.1", features = ["curve25519", "std"] }
solana-rpc-client = { version = "=4.2.2", default-features = false }
`)

test('the features of crates are read from the manifest', () => {
  expect([...features]).toEqual([['solana-pubkey', 'curve25519,std']])
})

test.each([
  [
    'a.ts',
    "import '@solana/kit'; import '@scope/b'",
    { '@scope/b': '1.0.0', '@solana/kit': '8.4.0' },
    'npm install @scope/b@1.0.0 @solana/kit@8.4.0',
  ],
  [
    'a.v1.ts',
    "import '@solana/web3.js'",
    { '@solana/web3.js': '1.99.0' },
    'npm install @solana/web3.js@1.99.0',
  ],
  [
    'a.py',
    'from solana.rpc import api',
    { solana: '0.41.0', solders: '0.29.0' },
    'pip install solana==0.41.0',
  ],
  [
    'a.rs',
    'use solana_program::msg; use solana_pubkey::Pubkey;',
    {
      'solana-program': '4.0.0',
      'solana-program-test': '4.2.2',
      'solana-pubkey': '4.2.1',
    },
    'cargo add solana-program@=4.0.0 && cargo add solana-pubkey@=4.2.1 --features curve25519,std',
  ],
  [
    'b.rs',
    'use solana_pubkey::Pubkey;',
    { 'solana-pubkey': '4.2.1' },
    'cargo add solana-pubkey@=4.2.1 --features curve25519,std',
  ],
  ['a.sh', 'solana-cli', { 'solana-cli': '4.2.2' }, undefined],
  ['a.ts', '', {}, undefined],
])('%s with %j', (file, source, versions, expected) => {
  expect(installLine(file, source, recorded(versions), features)).toBe(expected)
})

test('a program that was never run has no versions', () => {
  expect(installLine('a.ts', '', undefined, features)).toBeUndefined()
})
