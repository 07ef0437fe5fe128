import {
  featuresIn,
  installLine,
  runLine,
  runnerIn,
  withOtherPeerIn,
} from './install-line'
import type { Level } from './record'

const recorded = (
  versions: Record<string, string>,
  level: Level = 'executed',
) => ({
  level,
  date: '2026-11-21',
  versions,
  fingerprint: '',
  output: '',
})

const features = featuresIn(`[workspace.dependencies]
solana-program = "=4.0.0"
solana-pubkey = { version = "=4.2.1", features = ["curve25519", "std"] }
solana-rpc-client = { version = "=4.2.2", default-features = false }
`)

const manifests = {
  features,
  runner: runnerIn('{ "devDependencies": { "tsx": "4.23.15" } }'),
  withOtherPeer: new Set(['@solana-program/token-2022']),
}

test('the features of crates are read from the manifest', () => {
  expect([...features]).toEqual([['solana-pubkey', 'curve25519,std']])
})

test.each([
  [
    'a.ts',
    "import '@solana/kit'; import '@scope/b'",
    { '@scope/b': '1.0.0', '@solana/kit': '8.4.0' },
    'npm install @scope/b@1.0.0 @solana/kit@8.4.0 tsx@4.23.15',
  ],
  [
    'a.ts',
    "import '@solana/kit'; import { wallet } from './wallet'",
    { '@solana/kit': '8.4.0' },
    'npm install @solana/kit@8.4.0 tsx@4.23.15 && npm pkg set type=module',
  ],
  [
    'b.ts',
    "import '@solana-program/token-2022'",
    { '@solana-program/token-2022': '0.15.0', '@solana/kit': '8.4.0' },
    'npm install --legacy-peer-deps @solana-program/token-2022@0.15.0 @solana/kit@8.4.0 tsx@4.23.15',
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
  ['a.sh', 'solana-cli', { 'solana-cli': '4.2.2' }, undefined],
  ['a.py', 'import hashlib', {}, undefined],
])('%s with %j', (file, source, versions, expected) => {
  expect(installLine(file, source, recorded(versions), manifests)).toBe(
    expected,
  )
})

test('a program that was never run has no versions', () => {
  expect(installLine('a.ts', '', undefined, manifests)).toBeUndefined()
})

test('a program that is only compiled needs nothing that runs it', () => {
  const record = recorded({ '@solana/kit': '8.4.0' }, 'compiled')
  expect(installLine('a.ts', '', record, manifests)).toBe(
    'npm install @solana/kit@8.4.0',
  )
  expect(runLine('a.ts', record)).toBeUndefined()
})

test.each([
  ['home/send.ts', 'npx tsx send.mts'],
  ['home/send.v1.ts', 'npx tsx send.mts'],
  ['home/send.py', 'python send.py'],
  ['home/send.rs', 'cargo run'],
  ['home/send.sh', undefined],
  ['programs/hello/src/lib.rs', undefined],
])('%s is run by %s', (file, expected) => {
  expect(runLine(file, recorded({}))).toBe(expected)
})

test('the packages whose peer is another major version of Kit are installed without peers', () => {
  const peer = (range: string) => ({
    peerDependencies: { '@solana/kit': range },
  })
  const lock = {
    packages: {
      'node_modules/@solana/kit': { version: '8.4.0' },
      'node_modules/a': peer('^8.0.0'),
      'node_modules/b': peer('^7.1.0'),
      'node_modules/c': {},
    },
  }
  expect([...withOtherPeerIn(JSON.stringify(lock))]).toEqual(['b'])
})
