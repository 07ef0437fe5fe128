/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { readMessages } from './build'
import { cratesUsed, readLock } from './lock'
import { manifestWith } from './manifest'
import { bytecodeOf, clientsIn, outputOfTests, targetsOf } from './rust'

test('cargo builds what is chosen', () => {
  const files = ['home/a.rs', 'programs/nest/src/lib.rs', 'home/b.rs']
  expect(targetsOf(files.map((file) => ({ file }))).join(' ')).toBe(
    '-p nest --lib --tests -p rust-clients --bin home--a --bin home--b',
  )
  expect(targetsOf([{ file: 'home/a.rs' }]).join(' ')).toBe(
    '-p rust-clients --bin home--a',
  )
})

test('executables and errors are read from its messages', () => {
  const error = (rendered: string, level = 'error') => ({
    reason: 'compiler-message',
    target: { src_path: '/s/e.rs' },
    message: { level, rendered },
  })
  const artifact = (src_path: string, executable: string | null) => ({
    reason: 'compiler-artifact',
    target: { src_path },
    executable,
  })
  const { executables, errors } = readMessages(
    [
      artifact('/s/rust-clients/../a/b/c.rs', '/t/a--b--c'),
      artifact('/s/l.rs', null),
      { reason: 'build-script-executed', package_id: 'x' },
      error('unused\n', 'warning'),
      error('one\n'),
      error('two\n'),
      { reason: 'build-finished', success: false },
    ]
      .map((message) => JSON.stringify(message))
      .join('\n'),
  )
  expect([...executables]).toEqual([['/s/a/b/c.rs', '/t/a--b--c']])
  expect([...errors]).toEqual([['/s/e.rs', 'one\ntwo\n']])
})

test.each([
  ['use borsh::BorshSerialize;', { borsh: '1.8.1' }],
  ['solana_pubkey::pubkey!("1")', { 'solana-pubkey': '4.2.1' }],
  ['my_borsh::x, borsh', {}],
])('crates used by %s', (source, expected) => {
  const lock = readLock(`version = 4

[[package]]
name = "counter"
version = "0.1.0"
dependencies = [
 "borsh",
 "solana-pubkey 4.2.1",
 "test",
]

[[package]]
name = "borsh"
version = "1.8.1"
source = "registry"

[[package]]
name = "test"
version = "1.0.0"

[[package]]
name = "solana-pubkey"
version = "3.0.0"

[[package]]
name = "solana-pubkey"
version = "4.2.1"
`)
  expect(cratesUsed(lock, 'counter', source, ['test'])).toEqual({
    ...expected,
    test: '1.0.0',
  })
  expect(() => cratesUsed(lock, 'vault', source)).toThrow('vault')
})

test('the manifest of the clients lists each, in order', () => {
  const manifest = readFileSync('samples/rust-clients/Cargo.toml', 'utf8')
  expect(manifestWith(manifest, clientsIn('samples'))).toBe(manifest)
})

test('bytecode is used only if it is of exactly this source', () => {
  const samples = testFolder()
  const folder = join(samples, 'bytecode')
  mkdirSync(folder)
  // printf 'fn main() {}' | sha256sum
  const digest =
    'ef32637cb9c3ec2e3968c9cbdf26a5e9c172be94f88af533e14bd43f892d5297'
  writeFileSync(join(folder, 'hello.source'), `${digest}\n`)
  expect(bytecodeOf('hello', 'fn main() {}', samples)).toBeNull()
  writeFileSync(join(folder, 'hello.so'), '')
  expect(bytecodeOf('hello', 'fn main() {}', samples)).toBe(folder)
  expect(bytecodeOf('hello', 'fn main() { }', samples)).toBeNull()
})

test("tests' output is in the order of their source", () => {
  const source = `
#[tokio::test]
async fn creates() {}

#[test]
fn refuses() {}

#[tokio::test]
async fn says_nothing() {}
`
  const stdout = `
test refuses ... ok
test creates ... ok

successes:

---- refuses stdout ----
# Refused
Program log: 1


---- creates stdout ----
# Create
one

two


successes:
    creates
    refuses

test result: ok. 3 passed; 0 failed; 0 ignored
`
  expect(outputOfTests(stdout, source)).toBe(
    '# Create\none\n\ntwo\n\n# Refused\nProgram log: 1\n',
  )
})
